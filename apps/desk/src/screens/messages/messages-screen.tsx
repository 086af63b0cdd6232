import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { threadList } from '@nukkad/contract/partner/message.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar, Badge, EmptyState, LinkButton, Scene, UiLink } from '@nukkad/ui';
import { useWhen } from '../../features/interviews/use-when.ts';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MoreItems } from '../../lib/more-items.tsx';
import { usePartnerPages } from '../../lib/use-partner-pages.ts';
import './messages.css';

type Thread = PartnerOutput<typeof threadList>['items'][number];

function NoThreads() {
  const t = useT('hire-messages');
  return (
    <EmptyState
      picture={<Scene name="no-messages" width={160} />}
      title={t('empty')}
      action={<LinkButton href="/applicants">{t('toPeople')}</LinkButton>}
    >
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
}

function ThreadLine({ thread }: { readonly thread: Thread }) {
  const t = useT('hire-messages');
  const { when } = useWhen();
  const { application, firstName, jobTitle, lastText, lastAt, isLastOurs, unread } = thread;
  return (
    <li>
      <UiLink href={`/applicants/${application}/messages`}>
        <Avatar name={firstName} size={48} />
        <span className="hire-messages__text">
          <strong>{firstName}</strong>
          <span className="hire-messages__about">{`${jobTitle} · ${when(lastAt)}`}</span>
          <span className="hire-messages__last">{isLastOurs ? t('ours', { text: lastText }) : lastText}</span>
        </span>
        {unread > 0 && <Badge tone="accent">{t('unread', { count: unread })}</Badge>}
      </UiLink>
    </li>
  );
}

/** The conversations with applicants, the latest message first. */
export function Screen() {
  const t = useT('hire-messages');
  const { id: company, name } = useCompany();
  const input = { params: { company }, query: { size: '20' } };
  const pages = usePartnerPages(threadList, input);
  return (
    <div className="nk-page nk-page--text hire-page hire-messages">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      <Loaded query={pages.query}>
        {(threads) => (
          <>
            {threads.length === 0 && <NoThreads />}
            <ul className="hire-messages__list">
              {threads.map((thread) => (
                <ThreadLine key={thread.application} thread={thread} />
              ))}
            </ul>
            <MoreItems pages={pages} />
          </>
        )}
      </Loaded>
    </div>
  );
}
