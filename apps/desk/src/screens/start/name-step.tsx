import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import { memberChange } from '@nukkad/contract/partner/member.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { type FormEvent, useRef, useState } from 'react';
import { LimitedField } from '../../lib/limited-field.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

const NAME_MAX = 80;

/** Asks for the name, once. Colleagues see it next to what the member did. */
export function NameStep() {
  const t = useT('hire-start');
  const errors = useT('errors');
  const phrase = useErrorPhrase();
  const services = useServices();
  const change = usePartnerCommand(memberChange);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOfReplaced(heading);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given === '') return;
    const me = await change.run({ body: { name: given } });
    if (me !== null) setMe(services, me);
  }

  return (
    <form className="hire-start__form" onSubmit={(event) => void submit(event)} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {t('nameHeading')}
      </h1>
      <LimitedField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        most={NAME_MAX}
        value={name}
        error={isMissing ? errors('field.required') : phrase(change.error)}
        onChange={(event) => {
          setMissing(false);
          setName(event.currentTarget.value);
        }}
      />
      <SendButton type="submit" isWide isBusy={change.isBusy}>
        {t('continue')}
      </SendButton>
    </form>
  );
}
