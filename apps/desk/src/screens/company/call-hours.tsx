import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Select } from '@nukkad/ui';
import { useState } from 'react';
import { SendButton } from '../../lib/send-button.tsx';
import { ChangeError } from './change-error.tsx';
import { type CompanyProfile, useCompanyChange } from './use-company-change.ts';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

interface CallHoursProps {
  readonly company: CompanyProfile;
  readonly isOwner: boolean;
}

/** The hours in which people who look for work may call the company. */
export function CallHours({ company, isOwner }: CallHoursProps) {
  const t = useT('hire-company');
  const format = useFormat();
  const shown = company.hours ?? company.usualHours;
  const [from, setFrom] = useState(shown.from);
  const [to, setTo] = useState(shown.to);
  const saving = useCompanyChange(company);
  const options = HOURS.map((hour) => ({ value: String(hour), label: format.hour(hour) }));
  return (
    <section className="hire-company__part" aria-labelledby="hours">
      <h2 id="hours">{t('hours')}</h2>
      <p>{t('hoursWhy', { from: format.hour(shown.from), to: format.hour(shown.to) })}</p>
      {isOwner && (
        <>
          <div className="hire-company__hours">
            <Select
              label={t('from')}
              options={options.slice(0, 24)}
              value={String(from)}
              onChange={(event) => setFrom(Number(event.currentTarget.value))}
            />
            <Select
              label={t('to')}
              options={options.slice(1)}
              value={String(to)}
              error={from < to ? null : t('hoursWrong')}
              onChange={(event) => setTo(Number(event.currentTarget.value))}
            />
          </div>
          <ChangeError {...saving} />
          <SendButton
            isWide
            isBusy={saving.isBusy}
            disabled={from >= to}
            onClick={() => void saving.change({ hours: { from, to } })}
          >
            {t('saveHours')}
          </SendButton>
        </>
      )}
    </section>
  );
}
