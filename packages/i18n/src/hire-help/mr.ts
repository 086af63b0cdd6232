import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मदत',
  intro: 'काही नीट चालत नाही, किंवा काही प्रश्न आहे? तुमच्या भाषेत लिहा. उत्तर इथेच मिळेल.',
  call: 'आम्हाला फोन करा: {{phone}}',
  label: 'तुमचा प्रश्न',
  hint: 'तुम्हाला काय करायचं होतं आणि काय झालं? पासवर्ड किंवा कोड लिहू नका.',
  send: 'पाठवा',
  sent: 'तुमचा प्रश्न मिळाला. उत्तर आलं की तुम्हाला मेसेज मिळेल.',
  yours: 'तुमचे प्रश्न',
  waiting: 'उत्तर यायचं आहे',
  answer: 'आमचं उत्तर',
  done: 'आमच्या टीमने हे काम पूर्ण केलं आहे.',
  back: 'मागे',
} as const satisfies SameShape<typeof english>;
