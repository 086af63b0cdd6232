import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const TAG = String.raw`<[a-z]\w*(?:[^<>]|=>)*?`;
/** Elements with the look of an error, and elements that contain the sentence of one. */
const ERRORS: readonly RegExp[] = [
  new RegExp(`${TAG}nk-field__error(?:[^<>]|=>)*>`, 'g'),
  new RegExp(String.raw`${TAG}>\s*\{(?:\w*[pP]hrase\([^{}]*|\w+\.problem)\}`, 'g'),
];
/** Files in which the element around the error announces it. */
const ANNOUNCED_BY_PARENT: readonly string[] = [
  'apps/desk/src/features/answers/held-answer.tsx',
  'apps/desk/src/screens/company/change-error.tsx',
  'apps/desk/src/screens/settings/passkeys.tsx',
];

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

it('each error below a field or a button is announced by screen readers', () => {
  const silent = new Set<string>();
  let count = 0;
  for (const file of globSync(['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root })) {
    if (file.endsWith('.test.tsx')) continue;
    for (const [tag] of ERRORS.flatMap((error) => [...textOf(file).matchAll(error)])) {
      count += 1;
      if (!/ role=["{]/.test(tag.replaceAll(/\s+/g, ' '))) silent.add(file);
    }
  }
  expect([...silent].toSorted()).toEqual(ANNOUNCED_BY_PARENT);
  expect(count).toBeGreaterThan(70);
});

it.each(ANNOUNCED_BY_PARENT)('%s announces the error with an element around it', (file) => {
  expect(textOf(file)).toMatch(
    /<div[^>]* role="(?:alert|status)"[^>]*>(?:(?!role=)[\s\S])*<p className="nk-field__error">/,
  );
});

/** Texts that appear while the user is elsewhere on the page: a file, and a part of the element or of its text. */
const APPEARING: readonly (readonly [file: string, part: string])[] = [
  ['apps/desk/src/features/answers/answer-sheet.tsx', "t('offline')"],
  ['apps/desk/src/features/answers/changed-since.tsx', 'hire-answers__changed'],
  ['apps/desk/src/features/job-form/block.tsx', 'hire-block__problems'],
  ['apps/desk/src/features/job-form/work-block.tsx', "t('noWork')"],
  ['apps/desk/src/features/place/pin-part.tsx', "t('mapFailed')"],
  ['apps/desk/src/features/place/pin-part.tsx', "t('mapLoading')"],
  ['apps/desk/src/screens/job/close-job.tsx', "t('answered'"],
  ['apps/desk/src/screens/job/poster.tsx', "t('copied')"],
  ['apps/desk/src/screens/join/find-company.tsx', "t('claimSent')"],
  ['apps/desk/src/screens/join/find-company.tsx', "t('nothingFound')"],
  ['apps/desk/src/screens/join/register-company.tsx', "t('locationTaken')"],
  ['apps/desk/src/shell/offline-banner.tsx', 'hire-offline'],
  ['apps/desk/src/shell/open-frame.tsx', 'hire-wait'],
  ['apps/web/src/app/later/outbox-bar.tsx', "t('outbox.signIn'"],
  ['apps/web/src/app/shell/shell.tsx', 'offline-banner'],
  ['apps/web/src/features/chat/outgoing-item.tsx', "t('notSent')"],
  ['apps/web/src/features/home/speak-button.tsx', 'home-choice__note'],
  ['apps/web/src/features/job-search/search/search-results.tsx', 'className="job-count"'],
  ['apps/web/src/features/job-search/spoken/spoken-answer.tsx', '{sentence}'],
  ['apps/web/src/features/job/pane/job-pane.tsx', 'job-pane__skeleton'],
  ['apps/web/src/features/push/push-offer.tsx', "t(isOn ? 'push.on'"],
  ['apps/web/src/features/push/push-offer.tsx', "t('push.on')"],
  ['apps/web/src/features/session/unsent-warning.tsx', "t('leaving.failed')"],
  ['apps/web/src/features/sign-in/phone/number-owner-question.tsx', "t('owner.text')"],
  ['apps/web/src/features/upload/upload-progress.tsx', '{text}</span>'],
  ['apps/web/src/screens/company-profile/company-gallery.tsx', "common('slide'"],
  ['apps/web/src/screens/education/marksheet-field.tsx', "t('marksheet.fresh')"],
  ['apps/web/src/screens/interview-tips/story-player.tsx', 'story__caption'],
  ['apps/web/src/screens/settings/login-ways.tsx', "t('ways.addedNow'"],
];

it.each(APPEARING)('%s announces %s when it appears', (file, part) => {
  const text = textOf(file);
  const at = text.indexOf(part);
  const element = text.slice(text.lastIndexOf('<', at));
  expect(at).toBeGreaterThan(0);
  expect(element).toMatch(/^<[a-z](?:[^<>]|=>)* (?:role="(?:alert|status)"|aria-live=)/);
});
