import { noticeList, noticeRead } from '@nukkad/contract/partner/notice.routes.ts';
import { PARTNER_PAGE_MAX } from '@nukkad/contract/partner/partner.wire.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { chooseCompany, useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MoreItems } from '../../lib/more-items.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { usePartnerPages } from '../../lib/use-partner-pages.ts';
import { type MemberNotice, NoticeItems } from './notice-items.tsx';
import { PushPart } from './push-part.tsx';
import './notices.css';
import { SendButton } from '../../lib/send-button.tsx';

function NoNotices() {
  const t = useT('hire-notices');
  return (
    <EmptyState
      picture={<Scene name="no-notifications" width={160} />}
      title={t('empty')}
      action={<LinkButton href="/jobs">{t('toJobs')}</LinkButton>}
    >
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
}

/** Returns functions that mark notices as read, and whether one of them is running. */
function useRead() {
  const { id: company } = useCompany();
  const read = usePartnerCommand(noticeRead, { stale: [noticeList] });
  /** Marks the notice as read, and changes to its company. The link is followed meanwhile. */
  function open(notice: MemberNotice): void {
    if (!notice.isRead) void read.run({ body: { ids: [notice.id] } });
    if (notice.company !== null && notice.company.id !== company) chooseCompany(notice.company.id);
  }
  async function readAll(notices: readonly MemberNotice[]): Promise<void> {
    const ids = notices.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += PARTNER_PAGE_MAX) {
      const result = await read.run({ body: { ids: ids.slice(start, start + PARTNER_PAGE_MAX) } });
      if (result === null) return;
    }
  }
  return { open, readAll, isBusy: read.isBusy, error: read.error };
}

/** The member's notices about all their companies, and messages on this device. */
export function Screen() {
  const t = useT('hire-notices');
  const phrase = useErrorPhrase();
  const { data: me } = useMeQuery();
  const pages = usePartnerPages(noticeList, { query: { size: '20' } });
  const { open, readAll, isBusy, error } = useRead();
  const problem = phrase(error);
  return (
    <div className="nk-page nk-page--text hire-page hire-notices">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <Loaded query={pages.query}>
        {(items) => {
          const unread = items.filter(({ isRead }) => !isRead);
          return (
            <>
              {items.length === 0 && <NoNotices />}
              {unread.length > 0 && (
                <SendButton variant="secondary" size="s" isBusy={isBusy} onClick={() => void readAll(unread)}>
                  {t('readAll')}
                </SendButton>
              )}
              <NoticeItems items={items} onOpen={open} />
              {problem !== null && (
                <p className="nk-field__error" role="alert">
                  {problem}
                </p>
              )}
              <MoreItems pages={pages} />
            </>
          );
        }}
      </Loaded>
      {me && <PushPart memberId={me.member.id} />}
    </div>
  );
}
