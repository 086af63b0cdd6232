import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  signIn: {
    title: 'कोण लॉगिन करणार ते निवडा',
    explanation:
      'इथे Google ची माहिती सेट केलेली नाही, म्हणून हे पान Google च्या जागी चालतं. हे फक्त वापरून पाहण्यासाठी आणि टेस्टसाठी आहे.',
    choose: 'तयार लोक',
    someoneNew: 'कोणी नवीन',
    name: 'नाव',
    email: 'ई-मेल',
    enter: 'लॉगिन करा',
    wrong: 'नाव आणि योग्य ई-मेल लिहा.',
  },
  outbox: {
    title: 'SMS आउटबॉक्स',
    explanation: 'इथे SMS पाठवणारी सेवा सेट केलेली नाही, म्हणून मेसेज या पानावर येतात. नवीन पाहण्यासाठी पान पुन्हा उघडा.',
    none: 'अजून एकही मेसेज नाही.',
    to: 'कोणाला',
    text: 'मेसेज',
  },
} as const satisfies SameShape<typeof english>;
