import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'HR ला फोन करा',
  closedTitle: 'HR सध्या फोन घेत नाहीत',
  closedText: 'आत्ता HR शी बोलता येणार नाही. फोनची वेळ: {{from}} ते {{to}}.',
  askText_one:
    'नंबर पाहायला {{count}} क्रेडिट लागेल. तुमच्याकडे {{credits}} आहेत. या नंबरसाठी पुन्हा क्रेडिट लागणार नाही.',
  askText_other:
    'नंबर पाहायला {{count}} क्रेडिट लागतील. तुमच्याकडे {{credits}} आहेत. या नंबरसाठी पुन्हा क्रेडिट लागणार नाही.',
  price_one: 'नंबर पाहायला {{count}} क्रेडिट लागेल. त्यानंतर हा नंबर मोफत दिसेल.',
  price_other: 'नंबर पाहायला {{count}} क्रेडिट लागतील. त्यानंतर हा नंबर मोफत दिसेल.',
  show_one: 'नंबर पाहा · {{count}} क्रेडिट',
  show_other: 'नंबर पाहा · {{count}} क्रेडिट',
  phone: 'फोन',
  email: 'ई-मेल',
  address: 'पत्ता',
  callNow: 'आता फोन करा',
  spent_one: '{{count}} क्रेडिट लागलं. तुमच्याकडे {{credits}} उरली आहेत.',
  spent_other: '{{count}} क्रेडिट लागली. तुमच्याकडे {{credits}} उरली आहेत.',
  free: 'क्रेडिट लागलं नाही.',
  warning: 'कामासाठी कोणालाही पैसे देऊ नका.',
} as const satisfies SameShape<typeof english>;
