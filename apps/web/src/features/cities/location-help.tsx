import { browserKind } from '@nukkad/browser/permission/browser-kind.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, Modal } from '@nukkad/ui';
import { useIsSignedIn } from '../../lib/use-session.ts';

interface LocationHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shown when the browser refuses the position: how to allow it, and how to go on without it. */
export function LocationHelp({ isOpen, onClose }: LocationHelpProps) {
  const t = useT('location');
  const filter = useT('filter');
  const common = useT('common');
  const isSignedIn = useIsSignedIn();
  return (
    <Modal
      kind="warning"
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{common('ok')}</Button>
          {isSignedIn && (
            <LinkButton variant="quiet" href="/setting" onClick={onClose}>
              {t('settings')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t(`steps.${browserKind(navigator.userAgent)}`, { button: filter('nearMe') })}</p>
      <p>{t('chooseCity')}</p>
    </Modal>
  );
}
