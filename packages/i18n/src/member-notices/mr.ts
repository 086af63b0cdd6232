import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  applicants: {
    one: 'नवीन अर्ज आला: “{{jobTitle}}”. आजच पाहून फोन करा, दुसरं कोणी आधी बोलावण्याआधी.',
    many: 'नवीन अर्ज: {{count}}. सगळ्यात नवीन “{{jobTitle}}” साठी आहे.',
    withdrawn: '“{{jobTitle}}” साठीचा एक अर्ज मागे घेतला आहे. त्याची माहिती आता तुम्हाला दिसणार नाही.',
  },
  interviews: {
    confirmed: 'इंटरव्ह्यू नक्की झाला: “{{jobTitle}}”, {{date}}, {{time}}.',
    'other-time': '“{{jobTitle}}” च्या इंटरव्ह्यूसाठी दुसरी वेळ मागितली आहे: {{date}}, {{time}}.',
    declined: '“{{jobTitle}}” च्या इंटरव्ह्यूला उमेदवार येणार नाहीत: {{date}}, {{time}}.',
    cancelled: '“{{jobTitle}}” चा इंटरव्ह्यू आता होणार नाही: {{date}}, {{time}}. अर्ज मागे घेतला आहे.',
  },
  messages: {
    one: '“{{jobTitle}}” साठी अर्ज केलेल्या एकाने तुम्हाला मेसेज लिहिला आहे.',
  },
  answers: {
    waiting: 'तुमच्या उत्तराची वाट पाहणारे: {{count}}. सगळ्यात जास्त {{days}} दिवस झाले.',
    paused:
      '“{{jobTitle}}” सध्या थांबवलं आहे, कारण बरेच जण तुमच्या उत्तराची वाट पाहत आहेत. उत्तर दिलं की ते आपोआप सुरू होईल.',
    resumed: '“{{jobTitle}}” पुन्हा सुरू झालं. उत्तर दिल्याबद्दल आभार.',
  },
  jobs: {
    'still-open': '“{{jobTitle}}” साठी अजून कोणी हवं आहे का? एकदा दाबून सांगा.',
    'closed-silent':
      '“{{jobTitle}}” बंद केली आहे, कारण ती अजून सुरू आहे का हे कोणी सांगितलं नाही. तुम्ही ती पुन्हा सुरू करू शकता.',
    approved: '“{{jobTitle}}” तपासून झाली, आता ती सुरू आहे.',
    refused: 'आमच्या टीमने “{{jobTitle}}” नाकारली. कारण नोकरीच्या पानावर पाहा.',
  },
} as const satisfies SameShape<typeof english>;
