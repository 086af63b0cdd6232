import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  adminTitle: 'आमच्याशी बोला',
  companyTitle: '{{company}} शी बोला',
  messages: 'मेसेज',
  message: 'मेसेज',
  placeholder: 'मेसेज लिहा',
  send: 'पाठवा',
  none: 'अजून मेसेज नाहीत',
  adminHint: 'काम, प्रोफाइल किंवा क्रेडिटबद्दल काहीही विचारा.',
  companyHint: 'काम, इंटरव्ह्यू किंवा जागेबद्दल विचारा.',
  ask: {
    title: 'सुरुवातीला विचारा',
    open: 'ही जागा अजून रिकामी आहे का?',
    interview: 'इंटरव्ह्यू कधी आहे?',
    bring: 'सोबत काय आणायचं?',
    credits: 'आणखी क्रेडिट कशी मिळतील?',
    number: 'मोबाइल नंबर कसा बदलायचा?',
    money: 'एका कंपनीने माझ्याकडे पैसे मागितले',
  },
  older: 'आधीचे मेसेज पाहा',
  you: 'तुम्ही',
  admin: 'सपोर्ट',
  sending: 'पाठवत आहे…',
  waiting: 'कनेक्शनची वाट पाहत आहे…',
  remove: 'पाठवू नका',
  notSent: 'गेला नाही',
  seen: 'पाहिलं',
  typing: '{{name}} लिहीत आहे…',

  lost: 'कनेक्शन तुटलं. जोडलं की नवीन मेसेज येतील.',
  notAllowed: 'ज्या कंपनीने तुम्हाला शॉर्टलिस्ट केलं आहे तिलाच लिहिता येतं.',
  notAvailable: 'रिकामा मेसेज',
} as const satisfies SameShape<typeof english>;
