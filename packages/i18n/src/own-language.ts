import type { Language } from '@nukkad/contract';

/**
 * Texts of the language chooser, each written in the language that it names. They do not depend on the language of
 * the page.
 */
export interface OwnLanguage {
  readonly short: string;
  readonly full: string;
  /** A sample sentence that shows how the app reads in this language. */
  readonly sample: string;
  readonly choose: string;
  readonly next: string;
  readonly apply: string;
}

export const OWN_LANGUAGE: Record<Language, OwnLanguage> = {
  en: {
    short: 'EN',
    full: 'English',
    sample: 'Work near your home',
    choose: 'Choose your language',
    next: 'Next',
    apply: 'Use English',
  },
  hi: {
    short: 'हिं',
    full: 'हिन्दी',
    sample: 'घर के पास काम',
    choose: 'अपनी भाषा चुनें',
    next: 'आगे बढ़ें',
    apply: 'हिन्दी में देखें',
  },
  mr: {
    short: 'म',
    full: 'मराठी',
    sample: 'घराजवळचं काम',
    choose: 'तुमची भाषा निवडा',
    next: 'पुढे जा',
    apply: 'मराठीत पाहा',
  },
};
