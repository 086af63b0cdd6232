// @vitest-environment node
import type { JobCard, Language } from '@nukkad/contract';
import { createI18n } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleOf } from '../../../testing/fake-api.ts';
import { JobCardTitle, JobOwnTitle } from './job-card-title.tsx';

const [JOB] = exampleOf('jobs.filter').jobs;
const workNames = { en: 'Waiter', hi: 'वेटर', mr: 'वाढपी' };

/** Returns the HTML of the title and that of the employer's own title. */
function titlesOf(language: Language, titled: Partial<JobCard>): string[] {
  const job = { ...JOB, ...titled } as JobCard;
  return [<JobCardTitle key="title" job={job} />, <JobOwnTitle key="own" job={job} />].map((element) =>
    renderToStaticMarkup(<I18nProvider i18n={createI18n(language, {})}>{element}</I18nProvider>),
  );
}

it.each([
  ['en', 'Steward', 'Waiter', 'Steward'],
  ['en', 'वेटर चाहिए', 'Waiter', '<span lang="hi">वेटर चाहिए</span>'],
  ['hi', 'Steward', 'वेटर', '<span lang="en">Steward</span>'],
  ['mr', 'वेटर पाहिजे', 'वाढपी', 'वेटर पाहिजे'],
] as const)(
  'shows a reader of %s the kind of work, and below it a title that adds something: %s',
  (language, title, work, own) =>
    expect(titlesOf(language, { title, workNames, titleAdds: true })).toEqual([work, own]),
);

it.each([[false], [undefined]])('leaves out a title that adds nothing: %s', (titleAdds) =>
  expect(titlesOf('mr', { title: 'Waiter', workNames, titleAdds })).toEqual(['वाढपी', '']),
);

it.each([
  ['en', 'वेटर', '<span lang="hi">वेटर</span>'],
  ['hi', 'Waiter', '<span lang="en">Waiter</span>'],
  ['mr', 'वेटर', 'वेटर'],
] as const)(
  'shows a reader of %s the title %s alone if the kind of work is unknown',
  (language, title, html) =>
    expect(titlesOf(language, { title, workNames: undefined, titleAdds: true })).toEqual([html, '']),
);
