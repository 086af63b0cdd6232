import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'कैलेंडर',
  which: 'कौन-से दिन?',
  days_one: '{{count}} दिन',
  days_other: '{{count}} दिन',
  empty: 'कोई इंटरव्यू नहीं',
  emptyHint: 'किसी उम्मीदवार का पेज खोलें और उन्हें बुलाएँ। दिन और समय उन्हें तुरंत पहुँच जाएगा।',
  invite: 'चुनें किसे बुलाना है',
  howWasIt: 'इंटरव्यू कैसा रहा?',
  reply: {
    none: 'अभी जवाब नहीं आया',
    CONFIRMED: 'आएँगे',
    OTHER_TIME: 'दूसरा समय चाहिए: {{when}}',
    DECLINED: 'नहीं आएँगे',
  },
  outcome: {
    CAME: 'आए',
    DID_NOT_COME: 'नहीं आए',
    WE_WERE_NOT_THERE: 'हम वहाँ नहीं थे',
  },
  accept: 'यह समय ठीक है: {{when}}',
  moved: 'सेव हो गया: {{when}}। {{name}} को मैसेज मिल जाएगा।',
  othersThen_one: 'इसी समय के आसपास एक और इंटरव्यू है।',
  othersThen_other: 'इसी समय के आसपास {{count}} और इंटरव्यू हैं।',
  said: {
    CAME: 'लिख लिया: {{name}} आए। अब आप फ़ैसला कर सकते हैं।',
    DID_NOT_COME: 'लिख लिया। {{name}} को इसका मैसेज मिलेगा।',
    WE_WERE_NOT_THERE: 'लिख लिया। {{name}} को बता दिया जाएगा कि आपकी ओर से कोई नहीं था।',
  },
  change: 'बदलें',
  changeName: 'बदलें: {{name}} का इंटरव्यू',
  soFar: 'अभी तय है: {{when}}',
  file: 'मेरे कैलेंडर में',
  fileName: 'मेरे कैलेंडर में: {{name}} का इंटरव्यू',
  interview: 'इंटरव्यू',
  invitePerson: '{{name}} को इंटरव्यू पर बुलाएँ',
  inviteAgain: '{{name}} को फिर बुलाएँ',
} as const satisfies SameShape<typeof english>;
