import { describe, expect, it } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { errorPhrase } from './error-phrase.ts';
import { translator } from './i18n.ts';

describe('createI18n', () => {
  it('answers at once with the phrases given, plurals included', async () => {
    const instance = createI18n('mr', await loadPhrases('mr', ['jobs']));
    const t = translator(instance, 'jobs');
    expect(t('count', { count: 1 })).toBe('1 काम');
    expect(t('count', { count: 2 })).toBe('2 कामं');
    expect(t('checks.count', { done: 3 })).toBe('5 पैकी 3 तपासलं');
  });

  it('fetches a namespace and a language when they are first asked for', async () => {
    const instance = createI18n('en', await loadPhrases('en', ['common']));
    await instance.loadNamespaces('filter');
    expect(translator(instance, 'filter')('showCount', { count: 12 })).toBe('Show 12 jobs');
    await instance.changeLanguage('hi');
    expect(translator(instance, 'filter')('showCount', { count: 12 })).toBe('12 काम दिखाएँ');
    expect(translator(instance, 'common')('retry')).toBe('फिर कोशिश करें');
  });

  it('leaves names as they are written', async () => {
    const instance = createI18n('en', await loadPhrases('en', ['company']));
    expect(translator(instance, 'company')('jobsTitle', { company: 'Rao & <Sons>' })).toBe(
      'Jobs at Rao & <Sons>',
    );
  });
});

describe('errorPhrase', () => {
  it('says what happened in the reader’s language', async () => {
    const t = translator(createI18n('hi', await loadPhrases('hi', ['errors'])), 'errors');
    expect(errorPhrase(t, 'hi', { isOffline: true })).toBe('इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।');
    expect(errorPhrase(t, 'hi', { code: 'HR_WINDOW_CLOSED', hours: { from: 9, to: 20 } })).toBe(
      'HR सुबह 9 बजे से रात 8 बजे तक फ़ोन उठाते हैं। तब फ़ोन करें।',
    );
    expect(errorPhrase(t, 'hi', { code: 'NO_CREDITS' })).toBe('आपके क्रेडिट ख़त्म हो गए। आप और माँग सकते हैं।');
    expect(errorPhrase(t, 'hi', { code: 'SOMETHING_NEW' })).toBe('कुछ गड़बड़ हो गई। फिर कोशिश करें।');
  });
});
