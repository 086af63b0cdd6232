import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { noticeList } from '@nukkad/contract/partner/notice.routes.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge, UiLink } from '@nukkad/ui';
import { ChevronRight } from 'lucide-react';
import { useMeQuery } from '../../lib/use-me.ts';

export type MemberNotice = PartnerOutput<typeof noticeList>['items'][number];

interface NoticeItemsProps {
  readonly items: readonly MemberNotice[];
  /** Called when a notice is opened by its link. */
  readonly onOpen: (notice: MemberNotice) => void;
}

function NoticeText({ notice }: { readonly notice: MemberNotice }) {
  const t = useT('hire-notices');
  const { date, time } = useFormat();
  const { data: me } = useMeQuery();
  const { message, company, createdAt, isRead } = notice;
  // The name helps only people with several companies.
  const name = me && me.companies.length > 1 ? company?.name : undefined;
  const about = [name && isolated(name), `${date(createdAt)}, ${time(createdAt)}`].filter(
    (part) => part !== undefined,
  );
  return (
    <span className="hire-notices__text">
      {!isRead && <Badge tone="accent">{t('isNew')}</Badge>}
      <span>{message}</span>
      <span className="hire-notices__about">{about.join(' · ')}</span>
    </span>
  );
}

/** The notices, the latest first. Each opens what it is about. */
export function NoticeItems({ items, onOpen }: NoticeItemsProps) {
  return (
    <ul className="hire-notices__list">
      {items.map((notice) => (
        <li key={notice.id} className={notice.isRead ? undefined : 'hire-notices__new'}>
          {notice.link === null ? (
            <NoticeText notice={notice} />
          ) : (
            <UiLink href={notice.link} onClick={() => onOpen(notice)}>
              <NoticeText notice={notice} />
              <ChevronRight size={20} aria-hidden="true" />
            </UiLink>
          )}
        </li>
      ))}
    </ul>
  );
}
