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

/** The devices on which the member is signed in, with buttons to sign out there. */
export function Devices() {
  const t = useT('hire-settings');
  const phrase = useErrorPhrase();
  const { date, time } = useFormat();
  const query = usePartnerQuery(memberDevices, {});
  const end = usePartnerCommand(memberEndDevice, { stale: [memberDevices] });
  const endOthers = usePartnerCommand(memberEndOtherDevices, { stale: [memberDevices] });
  const error = end.error ?? endOthers.error;
  return (
    <section>
      <h2>{t('devices')}</h2>
      {error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(error)}
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
                  {isCurrent ? (
                    <Badge tone="good">{t('thisDevice')}</Badge>
                  ) : (
                    <SendButton
                      variant="quiet"
                      size="s"
                      onClick={() => void end.run({ params: { device: id } })}
                    >
                      {t('signOutThere')}
                    </SendButton>
                  )}
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
