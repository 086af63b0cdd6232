import {
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
} from '@nukkad/contract/partner/member.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge } from '@nukkad/ui';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

/** Signs the member out of one other device. */
function EndDevice({ device }: { readonly device: string }) {
  const t = useT('hire-settings');
  const phrase = useErrorPhrase();
  const end = usePartnerCommand(memberEndDevice, { stale: [memberDevices] });
  return (
    <>
      <SendButton
        variant="quiet"
        size="s"
        isBusy={end.isBusy}
        onClick={() => void end.run({ params: { device } })}
      >
        {t('signOutThere')}
      </SendButton>
      {end.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(end.error)}
        </p>
      )}
    </>
  );
}

/** The devices on which the member is signed in, with buttons to sign out there. */
export function Devices() {
  const t = useT('hire-settings');
  const phrase = useErrorPhrase();
  const { date, time } = useFormat();
  const query = usePartnerQuery(memberDevices, {});
  const endOthers = usePartnerCommand(memberEndOtherDevices, { stale: [memberDevices] });
  return (
    <section>
      <h2>{t('devices')}</h2>
      {endOthers.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(endOthers.error)}
        </p>
      )}
      <Loaded query={query} cards={1}>
        {({ items }) => (
          <>
            <ul className="hire-settings__devices">
              {items.map(({ id, device, seenAt, isCurrent }) => (
                <li key={id}>
                  <div>
                    <strong>{device ?? t('unknownDevice')}</strong>
                    <span>{t('seen', { at: `${date(seenAt)}, ${time(seenAt)}` })}</span>
                  </div>
                  {isCurrent ? <Badge tone="good">{t('thisDevice')}</Badge> : <EndDevice device={id} />}
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <SendButton
                variant="secondary"
                isWide
                isBusy={endOthers.isBusy}
                onClick={() => void endOthers.run({})}
              >
                {t('signOutOthers')}
              </SendButton>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
