import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Badge, Button, TextField } from '@nukkad/ui';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PhoneFlowSteps } from './use-phone-flow.ts';

interface PhoneFieldProps {
  readonly steps: PhoneFlowSteps;
  /** In E.164 format; null if there is none. */
  readonly phone: string | null;
  readonly isVerified: boolean;
  readonly error?: string | undefined;
}

/** Shows the number and a button that opens `PhoneDialogs`, which must be rendered outside of the form. */
export function PhoneField({ steps, phone, isVerified, error }: PhoneFieldProps) {
  const t = useT('personal');
  const { flow, go } = steps;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(flow !== null);
  useEffect(() => {
    // Wait a frame, because the last dialog returns the focus to an element that is gone.
    if (wasOpen.current && flow === null) requestAnimationFrame(() => button.current?.focus());
    wasOpen.current = flow !== null;
  }, [flow]);
  const shown = phone ? nationalDigits(phone) : '';
  const begin = () => go(isVerified ? { stage: 'notice' } : { stage: 'number', phone: shown });
  return (
    <div className="phone-field">
      <TextField
        label={t('contactNumber')}
        readOnly
        value={shown}
        placeholder={t('noNumber')}
        prefix="+91"
        error={error}
        suffix={
          isVerified ? (
            <Badge tone="good" icon={<BadgeCheck aria-hidden size={16} />}>
              {t('verified')}
            </Badge>
          ) : undefined
        }
      />
      <Button ref={button} variant={isVerified ? 'quiet' : 'accent'} size="s" onClick={begin}>
        {isVerified ? t('changeNumber') : t('addNumber')}
      </Button>
    </div>
  );
}
