import { memberChange } from '@nukkad/contract/partner/member.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, Checkbox, Select, useSnackbar } from '@nukkad/ui';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { setMe, useMeQuery } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Hours of members who did not choose others, and those that are offered when quiet hours are switched on. */
const USUAL = { from: 21, to: 7 };

/** The hours in which no push message comes. The notices themselves are there at once. */
export function QuietHours() {
  const t = useT('hire-settings');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const format = useFormat();
  const isOnline = useIsOnline();
  const services = useServices();
  const show = useSnackbar();
  const { data: me } = useMeQuery();
  const change = usePartnerCommand(memberChange);
  const stored = me?.member.quietHours ?? USUAL;
  const [hours, setHours] = useState(stored);
  const isOn = hours.from !== hours.to;
  const isChanged = hours.from !== stored.from || hours.to !== stored.to;
  const optionsWithout = (other: number) =>
    HOURS.filter((hour) => hour !== other).map((hour) => ({ value: String(hour), label: format.hour(hour) }));

  async function save(): Promise<void> {
    const changed = await change.run({ body: { quietHours: hours } });
    if (changed === null) return;
    setMe(services, changed);
    show({ text: t('saved') });
  }

  return (
    <section aria-labelledby="quiet-hours" className="hire-settings__quiet">
      <h2 id="quiet-hours">{t('quiet')}</h2>
      <p>{t('quietWhy')}</p>
      <Checkbox
        label={t('quietOn')}
        checked={isOn}
        onChange={(event) => setHours(event.currentTarget.checked ? USUAL : { from: 0, to: 0 })}
      />
      {isOn && (
        <div className="hire-settings__hours">
          <Select
            label={t('quietFrom')}
            options={optionsWithout(hours.to)}
            value={String(hours.from)}
            onChange={(event) => setHours({ ...hours, from: Number(event.currentTarget.value) })}
          />
          <Select
            label={t('quietTo')}
            options={optionsWithout(hours.from)}
            value={String(hours.to)}
            onChange={(event) => setHours({ ...hours, to: Number(event.currentTarget.value) })}
          />
        </div>
      )}
      {change.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(change.error)}
        </p>
      )}
      {isChanged && (
        <Button isBusy={change.isBusy} disabled={!isOnline} onClick={() => void save()}>
          {common('save')}
        </Button>
      )}
    </section>
  );
}
