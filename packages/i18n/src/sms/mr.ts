import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  code: '{{code}} हा तुमचा Nukkad Jobs कोड आहे. तो 5 मिनिटं चालेल. तो कोणालाही सांगू नका.',
  signIn: '{{code}} या कोडने Nukkad Jobs मध्ये लॉगिन करा. तो 5 मिनिटं चालेल. तो कोणालाही सांगू नका.',
  interviewSet: '{{company}} इथे इंटरव्ह्यू: {{when}}. येणं नक्की आहे का? Nukkad Jobs वर सांगा: {{link}}',
  interviewMoved:
    '{{company}} इथल्या इंटरव्ह्यूची नवीन वेळ: {{when}}. येणं नक्की आहे का? Nukkad Jobs वर सांगा: {{link}}',
  interviewTomorrow:
    'उद्या {{company}} इथे तुमचा इंटरव्ह्यू आहे: {{when}}. कुठे यायचं आणि काय आणायचं, ते Nukkad Jobs वर पाहा: {{link}}',
  newApplicants: 'Nukkad Jobs: {{company}} इथे नवीन अर्ज: {{count}}. पाहून फोन करा: {{link}}',
  answersWaiting: 'Nukkad Jobs: {{company}} च्या उत्तराची वाट पाहणारे: {{count}}. इथे उत्तर द्या: {{link}}',
  jobChecked: 'Nukkad Jobs: आमच्या टीमने {{company}} ची नोकरी तपासली. निकाल इथे पाहा: {{link}}',
} as const satisfies SameShape<typeof english>;
