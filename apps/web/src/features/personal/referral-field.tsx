import { CREDITS_REFERRAL, REFERRAL_CODE_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, TextField } from '@nukkad/ui';
import { useState } from 'react';
import { CREDITS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { storedReferral } from '../../lib/storage/stored-referral.ts';
import './personal.css';

/** A field for a friend's referral code, with its own button and result. */
export function ReferralField() {
  const t = useT('personal');
  const common = useT('common');
  const [code, setCode] = useState(() => storedReferral() ?? '');
  const [isMissing, setMissing] = useState(false);
  const apply = useAction('referral.apply', { invalidates: CREDITS_STALE });
  const press = () => {
    setMissing(code.trim() === '');
    if (code.trim() !== '') apply.run({ code: code.trim() });
  };
  return (
    <div className="referral-field">
      <TextField
        label={t('referral')}
        isOptional
        hint={t('referralHint', { count: CREDITS_REFERRAL })}
        maxLength={REFERRAL_CODE_LENGTH_MAX}
        autoCapitalize="characters"
        autoComplete="off"
        value={code}
        readOnly={apply.isSuccess}
        error={isMissing ? t('referralMissing') : apply.problem}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setMissing(false);
          apply.reset();
        }}
      />
      {!apply.isSuccess && (
        <Button variant="secondary" isBusy={apply.isPending} onClick={press}>
          {common('apply')}
        </Button>
      )}
      <p role="status" className="referral-field__done">
        {apply.data?.message}
      </p>
    </div>
  );
}
