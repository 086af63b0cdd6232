import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  city: 'शहर या कस्बा',
  cityHint: 'पहले कुछ अक्षर लिखें, जैसे नाशिक, और लिस्ट में से चुनें। पिन कोड भी चलेगा।',
  cityMissing: 'लिस्ट में से शहर चुनें, जैसे नाशिक।',
  locality: 'इलाक़ा या पिन कोड',
  localityHint: 'पहले कुछ अक्षर, जैसे कोथरूड, या छह अंक, जैसे 411038।',
  middle: 'इलाक़ा न हो तो लोगों को {{city}} के बीच तक की दूरी दिखेगी।',
  useLocation: 'मैं अभी वहीं हूँ',
  located: 'मिल गया। जगह पता चल गई।',
  failed: 'फ़ोन ने जगह नहीं बताई। अनुमति देकर फिर कोशिश करें।',
} as const satisfies SameShape<typeof english>;
