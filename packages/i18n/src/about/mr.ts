import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'माझ्याबद्दल',
  label: 'तुमच्याबद्दल काही ओळी',
  hint: 'तुम्हाला काय चांगलं येतं? काय करायचं आहे? {{min}} पेक्षा जास्त अक्षरं लिहा.',
  left: '{{count}} अक्षरं उरली',
  saved: 'सेव्ह झालं',
  tooShort: '{{min}} पेक्षा जास्त अक्षरं लिहा.',
  leaveTitle: 'बदल सेव्ह करायचे?',
  leaveText: 'तुम्ही लिहिलेलं बदललं आहे, पण सेव्ह केलेलं नाही.',
  discard: 'सेव्ह करू नका',
} as const satisfies SameShape<typeof english>;
