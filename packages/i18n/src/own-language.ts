import type { Language } from '@nukkad/contract';

/** What a language says of itself: the same on every page, so that its readers find it whatever the page is in. */
export interface OwnLanguage {
  readonly short: string;
  readonly full: string;
  /** A line by which one sees what reading in it will be like. */
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
