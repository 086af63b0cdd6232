import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  name: 'तुमचं नाव',
  saved: 'जतन झालं',
  language: 'भाषा',
  quiet: 'शांत वेळ',
  quietWhy: 'या वेळेत तुमच्या फोनवर कोणताही मेसेज वाजणार नाही. तो सकाळी येईल; बातमी पानावर लगेच दिसेल.',
  quietOn: 'रात्री शांत ठेवा',
  quietFrom: 'कधीपासून',
  quietTo: 'कधीपर्यंत',
  devices: 'तुम्ही कुठे कुठे साइन इन आहात',
  unknownDevice: 'एखादा फोन किंवा संगणक',
  seen: 'शेवटचा वापर {{at}}',
  thisDevice: 'हाच',
  signOutThere: 'साइन आउट',
  signOutOthers: 'बाकी सगळीकडून साइन आउट करा',
  signOut: 'या फोनवरून साइन आउट करा',
  delete: 'माझं खातं काढून टाका',
} as const satisfies SameShape<typeof english>;
