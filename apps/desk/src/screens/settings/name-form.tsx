import { memberChange } from '@nukkad/contract/partner/member.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { LimitedField } from '../../lib/limited-field.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe, useMeQuery } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

const NAME_MAX = 80;

/** Changes the member's name. */
export function NameForm() {
  const t = useT('hire-settings');
  const common = useT('common');
  const errors = useT('errors');
  const phrase = useErrorPhrase();
  const services = useServices();
  const show = useSnackbar();
  const { data: me } = useMeQuery();
  const change = usePartnerCommand(memberChange);
  const [name, setName] = useState(me?.member.name ?? '');
  const given = name.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (given === '') return;
    const changed = await change.run({ body: { name: given } });
    if (changed === null) return;
    setMe(services, changed);
    show({ text: t('saved') });
  }

  return (
    <form className="hire-settings__name" onSubmit={(event) => void submit(event)} noValidate>
      <LimitedField
        label={t('name')}
        autoComplete="name"
        most={NAME_MAX}
        value={name}
        error={given === '' ? errors('field.required') : phrase(change.error)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {given !== me?.member.name && (
        <SendButton type="submit" isBusy={change.isBusy} disabled={given === ''}>
          {common('save')}
        </SendButton>
      )}
    </form>
  );
}
