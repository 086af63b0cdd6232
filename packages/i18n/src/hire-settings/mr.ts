import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  name: 'तुमचं नाव',
  saved: 'जतन झालं',
  language: 'भाषा',
  devices: 'तुम्ही कुठे कुठे साइन इन आहात',
  unknownDevice: 'एखादा फोन किंवा संगणक',
  seen: 'शेवटचा वापर {{at}}',
  thisDevice: 'हाच',
  signOutThere: 'साइन आउट',
  signOutOthers: 'बाकी सगळीकडून साइन आउट करा',
  signOut: 'या फोनवरून साइन आउट करा',
  delete: 'माझं खातं काढून टाका',
  deleteTitle: 'तुमचं खातं काढून टाकायचं?',
  deleteText:
    'तुम्ही सगळ्या कंपन्यांमधून बाहेर पडाल आणि आमंत्रणाशिवाय परत येता येणार नाही. तुमचं नाव, नंबर, पासकी आणि आम्हाला विचारलेले प्रश्न पुसले जातील. कंपन्यांच्या नोकऱ्या आणि उत्तरं राहतील.',
  deleteYes: 'काढून टाका',
} as const satisfies SameShape<typeof english>;
