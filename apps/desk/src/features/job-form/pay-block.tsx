import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestPay } from '@nukkad/contract/partner/suggestion.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { ChipToggle, TextField } from '@nukkad/ui';
import { useState } from 'react';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { typedNumber } from './typed-number.ts';

interface PayBlockProps {
  readonly fields: JobFields;
  readonly onChange: (change: JobFields) => void;
  readonly onChosen: () => void;
}

const keyOf = ({ payMin, payMax }: Pick<JobFields, 'payMin' | 'payMax'>) => `${payMin}-${payMax}`;

/** Three usual ranges for the work and the city, or other amounts. */
export function PayBlock({ fields, onChange, onChosen }: PayBlockProps) {
  const { profile, subProfile, city, jobType } = fields;
  return profile && city ? (
    <UsualPay
      query={{
        profile,
        city,
        ...(subProfile ? { subProfile } : {}),
        ...(jobType ? { jobType } : {}),
      }}
      fields={fields}
      onChange={onChange}
      onChosen={onChosen}
    />
  ) : (
    <OwnPay fields={fields} onChange={onChange} />
  );
}

type Question = Parameters<typeof usePartnerQuery<typeof suggestPay>>[1]['query'];

function UsualPay({ query, fields, onChange, onChosen }: PayBlockProps & { readonly query: Question }) {
  const t = useT('hire-job-form');
  const { payAmount, number } = useFormat();
  const usual = usePartnerQuery(suggestPay, { query });
  const ranges = usual.data?.usual ?? [];
  const chosen = ranges.find((range) => keyOf(range) === keyOf(fields));
  const [isOwn, setOwn] = useState(false);
  const hasOwn = typeof fields.payMin === 'number' && chosen === undefined;
  const showsOwn = isOwn || hasOwn || usual.isError;

  function choose(key: string | null): void {
    const range = ranges.find((one) => keyOf(one) === key);
    setOwn(key === 'OWN');
    if (range === undefined) return;
    onChange({ payMin: range.payMin, payMax: range.payMax });
    onChosen();
  }

  const options = ranges.map((range) => ({
    value: keyOf(range),
    label: payAmount({ min: range.payMin, max: range.payMax }) ?? '',
  }));
  return (
    <>
      {ranges.length > 0 && (
        <ChipToggle
          label={t('usualPay')}
          options={[...options, { value: 'OWN', label: t('otherPay') }]}
          value={showsOwn ? 'OWN' : (chosen && keyOf(chosen)) || null}
          onChange={choose}
        />
      )}
      {usual.data?.least && (
        <p className="hire-block__hint">{t('least', { least: number(usual.data.least) })}</p>
      )}
      {showsOwn && <OwnPay fields={fields} onChange={onChange} />}
    </>
  );
}

function OwnPay({ fields, onChange }: Omit<PayBlockProps, 'onChosen'>) {
  const t = useT('hire-job-form');
  return (
    <div className="hire-block__pair">
      <TextField
        label={t('payFrom')}
        prefix="₹"
        inputMode="numeric"
        defaultValue={fields.payMin ?? ''}
        onChange={(event) => onChange({ payMin: typedNumber(event.currentTarget.value) })}
      />
      <TextField
        label={t('payTo')}
        prefix="₹"
        inputMode="numeric"
        isOptional
        defaultValue={fields.payMax ?? ''}
        onChange={(event) => onChange({ payMax: typedNumber(event.currentTarget.value) })}
      />
    </div>
  );
}
