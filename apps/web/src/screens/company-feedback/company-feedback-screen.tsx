import type { CompanyFeedback } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Avatar, Card, EmptyState, LinkButton, WorkScene } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { fileUrl } from '../../lib/files/file-url.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import './company-feedback.css';

export const namespaces: readonly Namespace[] = ['support', 'login-reasons'];

/** The feedback of companies about the job seeker. */
export function CompanyFeedbackScreen() {
  const t = useT('support');
  return (
    <ScreenPage title={t('feedbackTitle')} back="/setting" isPersonal>
      <CandidatesOnly reason="feedback" skeleton={<PageSkeleton />}>
        <OwnFeedback />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function OwnFeedback() {
  const t = useT('support');
  const nav = useT('nav');
  const { api } = useServices();
  const isSignedIn = useIsSignedIn();
  const feedback = useQuery({
    queryKey: ['feedback.fromCompanies'],
    queryFn: async ({ signal }) => (await api.call('feedback.fromCompanies', {}, { signal })).feedback,
    enabled: isSignedIn,
  });
  return (
    <QueryParts query={feedback} skeleton={<PageSkeleton />}>
      {(items: readonly CompanyFeedback[]) =>
        items.length === 0 ? (
          <EmptyState
            picture={<WorkScene profile="human-resources" />}
            title={t('feedbackNone')}
            action={<LinkButton href="/myjobs">{nav('myJobs')}</LinkButton>}
          >
            <p>{t('feedbackNoneHint')}</p>
          </EmptyState>
        ) : (
          <ul className="feedback-list">
            {items.map((item) => (
              <FeedbackCard key={`${item.companyId} ${item.createdAt}`} item={item} />
            ))}
          </ul>
        )
      }
    </QueryParts>
  );
}

function FeedbackCard({ item }: { readonly item: CompanyFeedback }) {
  const format = useFormat();
  return (
    <Card as="li" className="feedback-card">
      <Avatar name={item.companyName} src={fileUrl(item.companyImage)} shape="square" />
      <div>
        <h2>{item.companyName}</h2>
        <p className="screen-page__quiet">{format.date(item.createdAt)}</p>
        <p>{item.comments}</p>
      </div>
    </Card>
  );
}

export { CompanyFeedbackScreen as Screen };
