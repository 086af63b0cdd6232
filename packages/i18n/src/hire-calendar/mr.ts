import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'कॅलेंडर',
  which: 'कोणते दिवस?',
  days_one: '{{count}} दिवस',
  days_other: '{{count}} दिवस',
  empty: 'एकही इंटरव्ह्यू नाही',
  emptyHint: 'एखाद्या उमेदवाराचं पान उघडा आणि त्यांना बोलवा. दिवस आणि वेळ त्यांना लगेच कळेल.',
  invite: 'कोणाला बोलवायचं ते निवडा',
  howWasIt: 'इंटरव्ह्यू कसा झाला?',
  reply: {
    none: 'अजून उत्तर नाही',
    CONFIRMED: 'येणार आहेत',
    OTHER_TIME: 'वेगळी वेळ हवी: {{when}}',
    DECLINED: 'येणार नाहीत',
  },
  outcome: {
    CAME: 'आले',
    DID_NOT_COME: 'आले नाहीत',
    WE_WERE_NOT_THERE: 'आम्ही तिथे नव्हतो',
  },
  accept: 'ही वेळ चालेल: {{when}}',
  moved: 'सेव्ह झालं: {{when}}. {{name}} यांना मेसेज मिळेल.',
  othersThen_one: 'याच वेळेच्या आसपास आणखी एक इंटरव्ह्यू आहे.',
  othersThen_other: 'याच वेळेच्या आसपास आणखी {{count}} इंटरव्ह्यू आहेत.',
  said: {
    CAME: 'नोंद झाली: {{name}} आले. आता निर्णय घेता येईल.',
    DID_NOT_COME: 'नोंद झाली. {{name}} यांना तसा मेसेज जाईल.',
    WE_WERE_NOT_THERE: 'नोंद झाली. तुमच्याकडून कोणी नव्हतं, हे {{name}} यांना कळवलं जाईल.',
  },
  change: 'बदला',
  changeName: 'बदला: {{name}} यांचा इंटरव्ह्यू',
  soFar: 'आत्ता ठरलेली वेळ: {{when}}',
  file: 'माझ्या कॅलेंडरमध्ये',
  fileName: 'माझ्या कॅलेंडरमध्ये: {{name}} यांचा इंटरव्ह्यू',
  interview: 'इंटरव्ह्यू',
  invitePerson: '{{name}} यांना इंटरव्ह्यूला बोलवा',
  inviteAgain: '{{name}} यांना पुन्हा बोलवा',
} as const satisfies SameShape<typeof english>;
