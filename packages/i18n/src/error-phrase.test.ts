import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { errorPhrase, type ShownError } from './error-phrase.ts';
import { phrases } from './errors/en.ts';
import { translator } from './index.ts';

const t = translator(createI18n('en', { errors: phrases }), 'errors');

it.each<[ShownError, string]>([
  [{ code: 'ALREADY_APPLIED' }, phrases.code.ALREADY_APPLIED],
  [{ code: 'HR_WINDOW_CLOSED' }, phrases.code.HR_UNREACHABLE],
  [{ code: 'NEWER_CODE' }, phrases.unexpected],
  [{ code: 'toString' }, phrases.unexpected],
  [{}, phrases.unexpected],
  [{ isOffline: true, code: 'INTERNAL' }, phrases.offline],
  [{ isTimeout: true }, phrases.timeout],
])('describes %j', (shown, phrase) => {
  expect(errorPhrase(t, 'en', shown)).toBe(phrase);
});
