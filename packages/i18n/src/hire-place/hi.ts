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
  openMap: 'नक़्शे पर सही जगह दिखाएँ',
  mapLoading: 'नक़्शा खुल रहा है…',
  mapFailed: 'नक़्शा नहीं खुल पाया। बाक़ी फ़ॉर्म इसके बिना भी चलेगा।',
  map: 'काम की जगह का नक़्शा',
  mapHint: 'नक़्शे पर दबाएँ या पिन को खींचकर अपने काम की जगह के दरवाज़े पर रखें। तीर वाली बटन से भी पिन खिसकता है।',
  pin: 'काम की जगह का पिन। तीर वाली बटन से खिसकता है।',
  fromMiddle: 'पिन {{city}} के बीच से {{distance}} दूर है।',
  tooFar: 'यह जगह {{city}} से {{kilometres}} किमी से ज़्यादा दूर है। पिन पास रखें या दूसरा शहर चुनें।',
  zoomIn: 'पास से देखें',
  zoomOut: 'दूर से देखें',
} as const satisfies SameShape<typeof english>;
