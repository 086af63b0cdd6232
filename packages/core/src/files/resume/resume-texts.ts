import { translations } from '@nukkad/i18n/translations.ts';

/** The words of a resume that are not its owner's. */
export const resumeTexts = await translations('resume-pdf');
