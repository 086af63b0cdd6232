import type { HrContact, JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { type Fact, FactsTable, LinkButton, Modal } from '@nukkad/ui';
import { Mail, MapPin, Phone } from 'lucide-react';

interface HrContactDialogProps {
  readonly job: JobDetail;
  readonly contact: HrContact;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Phone number, e-mail and address of the company's HR, with a link to call. */
export function HrContactDialog({ job, contact, isOpen, onClose }: HrContactDialogProps) {
  const t = useT('hr');
  const { phone, email, address, creditsSpent, credits } = contact;
  const facts: (Fact & { readonly isKnown: boolean })[] = [
    { key: 'phone', icon: <Phone size={20} />, name: t('phone'), value: phone, isKnown: phone !== '' },
    {
      key: 'email',
      icon: <Mail size={20} />,
      name: t('email'),
      value: <a href={`mailto:${email}`}>{email}</a>,
      isKnown: email !== '',
    },
    {
      key: 'address',
      icon: <MapPin size={20} />,
      name: t('address'),
      value: address,
      isKnown: address !== '',
    },
  ];
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={job.companyName}
      actions={
        <LinkButton href={`tel:${phone}`} icon={<Phone aria-hidden size={20} />}>
          {t('callNow')}
        </LinkButton>
      }
    >
      <FactsTable facts={facts.filter(({ isKnown }) => isKnown)} />
      <p role="status">{creditsSpent > 0 ? t('spent', { count: creditsSpent, credits }) : t('free')}</p>
      <p>
        <b>{t('warning')}</b>
      </p>
    </Modal>
  );
}
