import { translations } from '@nukkad/i18n/translations.ts';

/** Headings and fixed phrases of a resume. */
export const resumeTexts = await translations('resume-pdf');
