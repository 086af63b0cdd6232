import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { faqs } from '@nukkad/content/faqs.ts';
import { privacyPolicy } from '@nukkad/content/privacy-policy.ts';
import { LANGUAGES, type Language } from '@nukkad/contract';
import { translations } from '@nukkad/i18n/translations.ts';
import { describe, expect, it } from 'vitest';

const common = await translations('common');
const filter = await translations('filter');
const jobs = await translations('jobs');
const nav = await translations('nav');
const settings = await translations('settings');

const answerOf = (key: string) => faqs.find((faq) => faq.key === key)?.answer;
const sectionsText = (language: Language) =>
  privacyPolicy.sections.map(({ body }) => body[language]).join('\n');

describe.each(LANGUAGES)('help texts in %s', (language) => {
  it.each([
    ['how-to-apply', jobs[language]('badge.APPLY')],
    ['how-to-apply', nav[language]('myJobs')],
    ['updates', nav[language]('myJobs')],
    ['updating-contact-details', common[language]('edit')],
    ['help-day-and-night', nav[language]('chat')],
    ['freshers', jobs[language]('choice.experience.FRESHER')],
    ['freshers', jobs[language]('choice.jobType.INTERNSHIP')],
    ['freshers', filter[language]('name.jobType')],
    ['calling-hr', jobs[language]('callHr')],
    ['fake-job', jobs[language]('report')],
  ])('%s uses the name of the button on the screen: %s', (key, name) => {
    expect(answerOf(key)?.[language]).toContain(`<strong>${name}</strong>`);
  });

  it('use the names of existing settings', () => {
    const [data = ''] = settings[language]('data.open').split(':');
    expect(consentNotice.withdraw[language]).toContain(`“${data}”`);
    expect(sectionsText(language)).toContain(`“${data}”`);
    expect(sectionsText(language)).toContain(`“${settings[language]('remove.open')}”`);
  });
});
