import type { Localized } from '@nukkad/contract';

/** The words of a resume that are not its owner's. */
export const RESUME_TEXTS = {
  about: { en: 'About me', hi: 'मेरे बारे में', mr: 'माझ्याबद्दल' },
  work: { en: 'Work experience', hi: 'काम का अनुभव', mr: 'कामाचा अनुभव' },
  education: { en: 'Education', hi: 'पढ़ाई', mr: 'शिक्षण' },
  skills: { en: 'Skills', hi: 'हुनर', mr: 'कौशल्यं' },
  fresher: { en: 'Fresher', hi: 'फ़्रेशर', mr: 'फ्रेशर' },
  present: { en: 'now', hi: 'अब तक', mr: 'आतापर्यंत' },
  SSC: { en: '10th (SSC)', hi: '10वीं (SSC)', mr: '10वी (SSC)' },
  HSSC: { en: '12th (HSC)', hi: '12वीं (HSC)', mr: '12वी (HSC)' },
  UG: { en: 'Graduate', hi: 'ग्रेजुएट', mr: 'पदवीधर' },
  PG: { en: 'Postgraduate', hi: 'पोस्ट ग्रेजुएट', mr: 'पदव्युत्तर' },
} as const satisfies Record<string, Localized>;
