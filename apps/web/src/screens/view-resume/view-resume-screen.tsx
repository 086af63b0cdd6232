import type { CandidateProfile, ProfileFile } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Notice, Scene } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useProfile } from '../../lib/profile-query.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { DownloadResume } from './download-resume.tsx';
import './view-resume.css';

/** Loaded only for Word files, because of its large library. */
const WordPage = lazy(async () => ({ default: (await import('./word-page.tsx')).WordPage }));

export const namespaces: readonly Namespace[] = ['resume', 'login-reasons'];

/** Shows the seeker's resume by a URL that is valid for a few minutes. */
export function ViewResumeScreen() {
  const t = useT('resume');
  const profile = useProfile();
  return (
    <ScreenPage title={t('title')} back="/profile" isPersonal isWide>
      <CandidatesOnly reason="resume" skeleton={<PageSkeleton cards={1} />}>
        <QueryParts query={profile} skeleton={<PageSkeleton cards={1} />}>
          {(loaded) => (loaded.resume ? <Resume profile={loaded} resume={loaded.resume} /> : <NoResume />)}
        </QueryParts>
      </CandidatesOnly>
    </ScreenPage>
  );
}

interface ResumeProps {
  readonly profile: CandidateProfile;
  readonly resume: ProfileFile;
}

/** Shows a PDF in the browser's viewer and a DOCX as HTML. A DOC file cannot be previewed. */
function Preview({ url, resume }: { readonly url: string; readonly resume: ProfileFile }) {
  const t = useT('resume');
  const name = resume.name.toLowerCase();
  if (name.endsWith('.pdf')) return <iframe className="resume-frame" title={t('frame')} src={url} />;
  if (!name.endsWith('.docx')) return <Notice tone="info">{t('oldWord')}</Notice>;
  return (
    <Suspense fallback={<PageSkeleton cards={1} />}>
      <WordPage url={url} fileKey={resume.key} />
    </Suspense>
  );
}

function Resume({ profile, resume }: ResumeProps) {
  const { api } = useServices();
  const address = useQuery({
    queryKey: ['files.resumeAddress', resume.key],
    queryFn: ({ signal }) => api.call('files.resumeAddress', { key: resume.key }, { signal }),
  });
  return (
    <QueryParts query={address} skeleton={<PageSkeleton cards={1} />}>
      {({ url }) => (
        <>
          <DownloadResume url={url} profile={profile} resume={resume} />
          <Preview url={url} resume={resume} />
        </>
      )}
    </QueryParts>
  );
}

function NoResume() {
  const t = useT('resume');
  return (
    <EmptyState
      picture={<Scene name="no-resume" />}
      title={t('none')}
      action={<LinkButton href="/profile#resume">{t('toProfile')}</LinkButton>}
    >
      <p>{t('noneHint')}</p>
    </EmptyState>
  );
}

export { ViewResumeScreen as Screen };
