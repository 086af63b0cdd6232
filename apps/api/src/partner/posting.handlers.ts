import {
  companyJobChange,
  companyJobClose,
  companyJobCopy,
  companyJobOne,
  companyJobPause,
  companyJobPoster,
  companyJobPublish,
  companyJobRenew,
  companyJobResume,
  companyJobStillOpen,
  companyPlaces,
  draftChange,
  draftCreate,
  draftList,
  draftOne,
  draftRemove,
  partnerJobs,
  stillAnswer,
  stillRead,
  suggestPay,
  suggestPlaces,
  suggestWork,
} from '@nukkad/contract/partner/index.ts';
import { changeCompanyJob } from '@nukkad/core/company-jobs/change-job.ts';
import { closeCompanyJob } from '@nukkad/core/company-jobs/close-job.ts';
import { listCompanyPlaces } from '@nukkad/core/company-jobs/company-places.ts';
import {
  changeDraft,
  copyJob,
  createDraft,
  listDrafts,
  readDraft,
  removeDraft,
  startingFields,
} from '@nukkad/core/company-jobs/drafts.ts';
import { listCompanyJobs } from '@nukkad/core/company-jobs/list-company-jobs.ts';
import { postJob } from '@nukkad/core/company-jobs/post-job.ts';
import { readPoster } from '@nukkad/core/company-jobs/poster.ts';
import { readCompanyJob } from '@nukkad/core/company-jobs/read-company-job.ts';
import { stepJob } from '@nukkad/core/company-jobs/step-job.ts';
import { answerStillLink, readStillLink } from '@nukkad/core/company-jobs/still-open.ts';
import { suggestPay as usualPay } from '@nukkad/core/company-jobs/suggest-pay.ts';
import { suggestPlaces as placesOf } from '@nukkad/core/company-jobs/suggest-places.ts';
import { suggestWork as worksOf } from '@nukkad/core/company-jobs/suggest-work.ts';
import { bind } from './partner-binding.ts';

const suggestions = [
  bind(suggestWork, ({ query }, _session, { container }) => worksOf(container, query.text)),

  bind(suggestPay, ({ query }, _session, { container }) => usualPay(container, query)),

  bind(suggestPlaces, ({ query }, _session, { container }) => placesOf(container, query)),

  bind(companyPlaces, async (_input, session, { container }) => ({
    items: await listCompanyPlaces(container, session),
    start: await startingFields(container, session),
  })),
];

const drafts = [
  bind(draftList, async (_input, session, { container }) => ({
    items: await listDrafts(container, session),
  })),

  bind(draftOne, ({ params }, session, { container }) => readDraft(container, session, params.draft)),

  bind(draftCreate, ({ body }, session, { container, key }) =>
    createDraft(container, session, body.fields, key),
  ),

  bind(draftChange, ({ params, body }, session, { container }) =>
    changeDraft(container, session, params.draft, body.fields),
  ),

  bind(draftRemove, async ({ params }, session, { container }) => {
    await removeDraft(container, session, params.draft);
    return {};
  }),
];

const jobs = [
  bind(partnerJobs, ({ query }, session, { container }) => listCompanyJobs(container, session, query)),

  bind(companyJobOne, ({ params }, session, { container }) => readCompanyJob(container, session, params.job)),

  bind(companyJobPublish, ({ body }, session, { container, key }) => postJob(container, session, body, key)),

  bind(companyJobChange, ({ params, body }, session, { container }) =>
    changeCompanyJob(container, session, params.job, body),
  ),

  bind(companyJobPause, ({ params }, session, { container }) =>
    stepJob(container, session, params.job, 'pause'),
  ),

  bind(companyJobResume, ({ params }, session, { container }) =>
    stepJob(container, session, params.job, 'resume'),
  ),

  bind(companyJobRenew, ({ params }, session, { container }) =>
    stepJob(container, session, params.job, 'renew'),
  ),

  bind(companyJobStillOpen, ({ params }, session, { container }) =>
    stepJob(container, session, params.job, 'confirm'),
  ),

  bind(companyJobCopy, ({ params }, session, { container, key }) =>
    copyJob(container, session, params.job, key),
  ),

  bind(companyJobClose, ({ params, body }, session, { container, key }) =>
    closeCompanyJob(container, session, params.job, body, key),
  ),

  bind(companyJobPoster, ({ params }, session, { container }) => readPoster(container, session, params.job)),
];

const still = [
  bind(stillRead, ({ params }, _session, { container, language }) =>
    readStillLink(container, params.token, language),
  ),

  bind(stillAnswer, ({ params, body }, _session, { container, language }) =>
    answerStillLink(container, params.token, body.answer, language),
  ),
];

/** The handlers with which companies post jobs. */
export const postingBindings = [...suggestions, ...drafts, ...jobs, ...still];
