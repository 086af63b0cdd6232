import { noticeList } from '@nukkad/contract/partner/notice.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { renewPush } from '../lib/device-push.ts';
import { usePartnerQuery } from '../lib/partner-query.ts';
import { useServices } from '../lib/services.ts';
import { useMeQuery } from '../lib/use-me.ts';

const EVERY_MS = 60_000;
const SHOWN_MAX = 99;

/** A link to the notices with the number of unread ones, which is read again each minute. */
export function NoticeBell() {
  const t = useT('hire-shell');
  const services = useServices();
  const { data: me } = useMeQuery();
  const memberId = me?.member.id;
  useEffect(() => {
    // Without a connection it is tried again at the next visit.
    if (memberId !== undefined) void renewPush(services, memberId).catch(() => undefined);
  }, [services, memberId]);
  const { data } = usePartnerQuery(noticeList, { query: { size: '1' } }, { everyMs: EVERY_MS });
  const unread = data?.unread ?? 0;
  return (
    <UiLink
      href="/notices"
      className="nk-icon-button hire-header__bell"
      aria-label={unread === 0 ? t('notices') : `${t('notices')}: ${unread}`}
    >
      <Bell size={24} aria-hidden="true" />
      {unread > 0 && (
        <span
          className="nk-count"
          data-count={unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
          aria-hidden="true"
        />
      )}
    </UiLink>
  );
}
