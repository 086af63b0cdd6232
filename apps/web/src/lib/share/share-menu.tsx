import { useT } from '@nukkad/i18n/react.ts';
import { Button, IconButton, Modal } from '@nukkad/ui';
import { ExternalLink, Mail, Share2 } from 'lucide-react';
import { useState } from 'react';
import { type Shared, shareTargets } from './share-targets.ts';
import './share-menu.css';

interface ShareMenuProps extends Shared {
  /** What is shared, as a verb ("Share this job"): the list's title, and the button's name where it is an icon alone. */
  readonly label?: string | undefined;
  readonly isIcon?: boolean | undefined;
}

/** The device's own share sheet where there is one; else the four targets. */
export function ShareMenu({ title, url, label, isIcon = false }: ShareMenuProps) {
  const common = useT('common');
  const [isOpen, setOpen] = useState(false);
  const name = label ?? common('share');
  const share = () => {
    if (!navigator.share) setOpen(true);
    else navigator.share({ title, url }).catch(() => undefined);
  };
  const close = () => setOpen(false);
  return (
    <>
      {isIcon ? (
        <IconButton label={name} icon={<Share2 size={22} />} onClick={share} />
      ) : (
        <Button variant="secondary" size="s" icon={<Share2 aria-hidden size={18} />} onClick={share}>
          {common('share')}
        </Button>
      )}
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={name}
        actions={
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
        }
      >
        <ShareList title={title} url={url} onChosen={close} />
      </Modal>
    </>
  );
}

/** The four targets as links that open beside the page. */
export function ShareList({ title, url, onChosen }: Shared & { readonly onChosen?: () => void }) {
  const common = useT('common');
  return (
    <ul className="share-menu">
      {shareTargets({ title, url }).map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer" onClick={onChosen}>
            {name ? <ExternalLink aria-hidden size={20} /> : <Mail aria-hidden size={20} />}
            {name ?? common('email')} <span className="nk-hidden">({common('opensNewTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
