import type { JobDetail } from '@nukkad/contract';
import { WorkScene } from '@nukkad/ui';
import type { ReactNode, Ref } from 'react';
import { JobChecks } from './job-checks.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobHead } from './job-head.tsx';
import { JobPlace } from './job-place.tsx';
import { JobSkills } from './job-skills.tsx';
import { SuggestedJobs } from './suggested-jobs.tsx';
import { WeeklyLimit } from './weekly-limit.tsx';
import './job-detail.css';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { trustedHtml } from '../../../lib/page/trusted-html.ts';
import { JobSection } from './job-section.tsx';

/**
 * The requirements, as HTML of the employer. The API sanitises it when it is stored and again when it is returned.
 */
function Requirements({ html }: { readonly html: string }) {
  const t = useT('job');
  const language = useLanguage();
  if (html === '') return null;
  return (
    <JobSection id="requirements" title={t('requirements')}>
      <div
        className="prose"
        lang={textLanguage(html, language)}
        dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
      />
    </JobSection>
  );
}

export interface JobBodyProps {
  readonly job: JobDetail;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /**
   * Called when the seeker closes the message that the week's limit of new jobs is reached. The caller closes the
   * job.
   */
  readonly onLeave: () => void;
  /** Buttons shown in the head of the job. */
  readonly actions: ReactNode;
  /** The bar at the bottom of the page, for applying. */
  readonly applyBar: ReactNode;
  /** Shown below the job and the suggested jobs. */
  readonly aside?: ReactNode;
}

/** All parts of a job. Pay, distance and checks come first, and the bar to apply stays visible. */
export function JobBody({ job, titleRef, onLeave, actions, applyBar, aside }: JobBodyProps) {
  return (
    <>
      <div className="job-detail__parts">
        <JobHead job={job} titleRef={titleRef} actions={actions} />
        <div className="job-detail__side">
          <JobChecks job={job} />
          <WorkScene profile={job.jobProfileKey} />
        </div>
        <div className="job-detail__main">
          <JobFacts job={job} />
          <JobSkills skills={job.skills} skillNames={job.skillNames} />
          <Requirements html={job.requirements} />
          <JobPlace job={job} />
        </div>
      </div>
      <SuggestedJobs jobId={job.id} />
      {aside}
      {applyBar}
      <WeeklyLimit job={job} onLeave={onLeave} />
    </>
  );
}
