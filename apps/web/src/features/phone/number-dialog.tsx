import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { FreshLoginLink } from '../../lib/fresh-login-link.tsx';
import { NumberField } from './number-field.tsx';
import { useNumberForm } from './use-number-form.ts';
import type { PhoneFlowSteps } from './use-phone-flow.ts';

interface NumberDialogProps {
  readonly steps: PhoneFlowSteps;
  /** Initial value of the field. */
  readonly first: string;
  readonly verifiedPhone: string | null;
}

/** Asks for the number and sends a code to it. Errors are shown at the field. */
export function NumberDialog({ steps, first, verifiedPhone }: NumberDialogProps) {
  const t = useT('personal');
  const common = useT('common');
  const { form, field, isPending, error } = useNumberForm({ steps, first, verifiedPhone });
  return (
    <Modal
      isOpen
      onClose={() => steps.go(null)}
      title={t('phone.title')}
      actions={
        <>
          <Button type="submit" form={form.id} isBusy={isPending}>
            {t('phone.send')}
          </Button>
          <Button variant="secondary" onClick={() => steps.go(null)}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <form {...form} className="phone-dialog">
        <p>{t('phone.text')}</p>
        <NumberField {...field} />
        <FreshLoginLink error={error} label={t('phone.loginAgain')} returnTo="/editprofile" />
      </form>
    </Modal>
  );
}
