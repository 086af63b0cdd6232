import type { BackendModule } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { errorPhrase } from './error-phrase.ts';
import { loadNamespaces, translator } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

describe('createI18n', () => {
  it('translates at once with the given phrases, including plurals', async () => {
    const instance = createI18n('mr', await loadPhrases('mr', ['jobs']));
    const t = translator(instance, 'jobs');
    expect(t('count', { count: 1 })).toBe('1 काम');
    expect(t('count', { count: 2 })).toBe('2 कामं');
    expect(t('checks.fine', { count: 3 })).toBe('5 पैकी 3 ठीक');
  });

  it('loads a namespace and a language on first use', async () => {
    const instance = createI18n('en', await loadPhrases('en', ['common']));
    await loadNamespaces(instance, ['filter']);
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

describe('the i18n of an open page', () => {
  it('returns the key if there is no text, and nothing for a placeholder without a value', async () => {
    const i18n = createI18n('en', await loadPhrases('en', ['common', 'company']));
    expect(i18n.getFixedT(null, 'common')('no.such.key')).toBe('no.such.key');
    expect(i18n.getFixedT(null, 'filter')('showCount', { count: 2 })).toBe('showCount');
    expect(i18n.getFixedT(null, 'company')('jobsTitle')).toBe('Jobs at ');
  });

  it('loads the used namespaces in the other language before it reports the change', async () => {
    const i18n = createI18n('en', await loadPhrases('en', ['common']));
    await loadNamespaces(i18n, ['filter']);
    const changed = vi.fn(() => expect(i18n.hasResourceBundle('hi', 'filter')).toBe(true));
    i18n.on('languageChanged', changed);
    const t = translator(i18n, 'filter');
    expect(t('showCount', { count: 12 })).toBe('Show 12 jobs');
    await i18n.changeLanguage('hi');
    expect(changed).toHaveBeenCalledOnce();
    expect(t('showCount', { count: 12 })).toBe('12 काम दिखाएँ');
    i18n.off('languageChanged', changed);
    await i18n.changeLanguage('en');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('settles if a namespace cannot be loaded, and reports it as missing', async () => {
    const i18n = createI18n('en', {});
    await loadNamespaces(i18n, ['no-such-namespace' as Namespace]);
    expect(i18n.hasResourceBundle('en', 'no-such-namespace' as Namespace)).toBe(false);
  });

  it('retries a failed namespace, and does not wait for others that hang', async () => {
    const i18n = createI18n('en', {});
    const { modules } = i18n as unknown as { modules: { backend: BackendModule } };
    const read = vi.spyOn(modules.backend, 'read');
    read.mockImplementationOnce((_language, _namespace, done) => done('The line is gone', false));
    await loadNamespaces(i18n, ['filter']);
    expect(i18n.hasResourceBundle('en', 'filter')).toBe(false);
    read.mockImplementationOnce(() => undefined);
    void loadNamespaces(i18n, ['company']);
    await loadNamespaces(i18n, ['filter']);
    expect(i18n.hasResourceBundle('en', 'filter')).toBe(true);
    expect(i18n.hasResourceBundle('en', 'company')).toBe(false);
  });
});

describe('errorPhrase', () => {
  it('describes the error in the user’s language', async () => {
    const t = translator(createI18n('hi', await loadPhrases('hi', ['errors'])), 'errors');
    expect(errorPhrase(t, 'hi', { isOffline: true })).toBe('इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।');
    expect(errorPhrase(t, 'hi', { code: 'HR_WINDOW_CLOSED', hours: { from: 9, to: 20 } })).toBe(
      'HR सुबह 9 बजे से रात 8 बजे तक फ़ोन उठाते हैं। तब फ़ोन करें।',
    );
    expect(errorPhrase(t, 'hi', { code: 'NO_CREDITS' })).toBe('आपके क्रेडिट ख़त्म हो गए। आप और माँग सकते हैं।');
    expect(errorPhrase(t, 'hi', { code: 'SOMETHING_NEW' })).toBe('कुछ गड़बड़ हो गई। फिर कोशिश करें।');
  });
});
