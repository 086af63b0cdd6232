import {
  applicantCall,
  applicantContact,
  applicantOne,
  CALL_OUTCOMES,
  type CallOutcome,
} from '@nukkad/contract/partner/applicant.routes.ts';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, LinkButton, Spinner, useSnackbar } from '@nukkad/ui';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import './applicants.css';
import { OfflineLine } from '../../lib/offline-line.tsx';
import { useIsOnline } from '../../lib/use-is-online.ts';

interface CallSheetProps {
  readonly application: string;
  readonly firstName: string;
  readonly onClose: () => void;
}

/** Reads the phone number once, and opens the phone's dialler with it. Other devices show the number. */
function useNumber(application: string) {
  const { id: company } = useCompany();
  const contact = usePartnerCommand(applicantContact, { stale: [applicantOne] });
  const [phone, setPhone] = useState<string | null>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void contact.run({ params: { company, application } }).then((result) => {
      if (result === null || result.phone === null) return;
      setPhone(result.phone);
      window.location.href = `tel:${result.phone}`;
    });
  });
  return { phone, isBusy: contact.isBusy, error: contact.error };
}

/** Buttons for what came of the call. */
function Outcomes({ application, onClose }: Pick<CallSheetProps, 'application' | 'onClose'>) {
  const t = useT('hire-applicants');
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const { id: company } = useCompany();
  const isOnline = useIsOnline();
  const call = usePartnerCommand(applicantCall, { stale: [applicantOne] });

  async function record(outcome: CallOutcome): Promise<void> {
    const result = await call.run({ params: { company, application }, body: { outcome } });
    if (result === null) return;
    show({ text: t('callSaved') });
    onClose();
  }

  return (
    <section aria-labelledby="hire-outcomes">
      <h3 id="hire-outcomes">{t('howWasIt')}</h3>
      {call.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(call.error)}
        </p>
      )}
      <OfflineLine />
      <div className="hire-call__outcomes">
        {CALL_OUTCOMES.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className="nk-chip"
            disabled={!isOnline || call.isBusy}
            onClick={() => void record(outcome)}
          >
            {t(`outcome.${outcome}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Calls an applicant: opens the dialler at once, then asks what came of it. */
export function CallSheet({ application, firstName, onClose }: CallSheetProps) {
  const t = useT('hire-applicants');
  const phrase = useErrorPhrase();
  const { phone, isBusy, error } = useNumber(application);
  return (
    <BottomSheet isOpen title={t('callTitle', { name: firstName })} onClose={onClose}>
      <div className="hire-call">
        {error !== null && (
          <p className="nk-field__error" role="alert">
            {phrase(error)}
          </p>
        )}
        {isBusy && <Spinner size={32} />}
        {phone === null && !isBusy && error === null && <p>{t('noNumber')}</p>}
        {phone !== null && (
          <>
            <LinkButton href={`tel:${phone}`} isWide icon={<Phone size={22} aria-hidden="true" />}>
              {`+91 ${nationalDigits(phone)}`}
            </LinkButton>
            <Outcomes application={application} onClose={onClose} />
          </>
        )}
      </div>
    </BottomSheet>
  );
}
