// @vitest-environment node
import type { JobCard, Language } from '@nukkad/contract';
import { createI18n } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleOf } from '../../../testing/fake-api.ts';
import { JobCardTitle } from './job-card-title.tsx';

const [JOB] = exampleOf('jobs.filter').jobs;
const workNames = { en: 'Waiter', hi: 'वेटर', mr: 'वेटर' };

it.each([
  ['en', 'Steward', 'Waiter\u00a0· Steward'],
  ['en', 'वेटर चाहिए', 'Waiter\u00a0· <span lang="hi">वेटर चाहिए</span>'],
  ['hi', 'Steward', 'वेटर\u00a0· <span lang="en">Steward</span>'],
  ['hi', 'वेटर चाहिए', 'वेटर चाहिए'],
  ['mr', 'Waiter', 'वेटर\u00a0· <span lang="en">Waiter</span>'],
] as const)(
  'marks a title in another language for a reader of %s, and begins no line with the dot: %s',
  (language: Language, title, html) => {
    const job = { ...JOB, title, workNames } as JobCard;
    const sent = renderToStaticMarkup(
      <I18nProvider i18n={createI18n(language, {})}>
        <JobCardTitle job={job} />
      </I18nProvider>,
    );
    expect(sent).toBe(html);
  },
);
