import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { quietHoursChange, quietHoursRead } from '@nukkad/contract/partner/notice.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Checkbox, Select, useSnackbar } from '@nukkad/ui';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

type Hours = PartnerOutput<typeof quietHoursRead>;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The hours that are offered when quiet hours are switched on. */
const USUAL: Hours = { from: 21, to: 7 };
const NONE: Hours = { from: 0, to: 0 };

function HoursForm({ stored }: { readonly stored: Hours }) {
  const t = useT('hire-settings');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const format = useFormat();
  const show = useSnackbar();
  const change = usePartnerCommand(quietHoursChange, { stale: [quietHoursRead] });
  const [hours, setHours] = useState(stored);
  const isOn = hours.from !== hours.to;
  const isChanged = hours.from !== stored.from || hours.to !== stored.to;
  const optionsWithout = (other: number) =>
    HOURS.filter((hour) => hour !== other).map((hour) => ({ value: String(hour), label: format.hour(hour) }));

  async function save(): Promise<void> {
    if ((await change.run({ body: hours })) !== null) show({ text: t('saved') });
  }

  return (
    <>
      <Checkbox
        label={t('quietOn')}
        checked={isOn}
        onChange={(event) => setHours(event.currentTarget.checked ? USUAL : NONE)}
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
        <SendButton isBusy={change.isBusy} onClick={() => void save()}>
          {common('save')}
        </SendButton>
      )}
    </>
  );
}

/** The hours in which no push message comes. The notices themselves are there at once. */
export function QuietHours() {
  const t = useT('hire-settings');
  const query = usePartnerQuery(quietHoursRead, {});
  return (
    <section aria-labelledby="quiet-hours" className="hire-settings__quiet">
      <h2 id="quiet-hours">{t('quiet')}</h2>
      <p>{t('quietWhy')}</p>
      <Loaded query={query} cards={1}>
        {(stored) => <HoursForm stored={stored} />}
      </Loaded>
    </section>
  );
}
