import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  adminTitle: 'हमसे बात करें',
  companyTitle: '{{company}} से बात करें',
  messages: 'मैसेज',
  message: 'मैसेज',
  placeholder: 'मैसेज लिखें',
  send: 'भेजें',
  none: 'अभी कोई मैसेज नहीं',
  adminHint: 'काम, प्रोफ़ाइल या क्रेडिट के बारे में कुछ भी पूछें।',
  companyHint: 'काम, इंटरव्यू या जगह के बारे में पूछें।',
  ask: {
    title: 'शुरू करने के लिए सवाल',
    open: 'क्या यह जगह अभी ख़ाली है?',
    interview: 'इंटरव्यू कब है?',
    bring: 'साथ में क्या लाना है?',
    credits: 'और क्रेडिट कैसे मिलेंगे?',
    number: 'मोबाइल नंबर कैसे बदलूँ?',
    money: 'एक कंपनी ने मुझसे पैसे माँगे',
  },
  older: 'पुराने मैसेज देखें',
  you: 'आप',
  admin: 'सपोर्ट',
  sending: 'भेज रहे हैं…',
  waiting: 'कनेक्शन का इंतज़ार…',
  remove: 'न भेजें',
  notSent: 'नहीं गया',
  seen: 'देख लिया',
  typing: '{{name}} लिख रहे हैं…',

  lost: 'कनेक्शन टूट गया। जुड़ते ही नए मैसेज आ जाएँगे।',
  notAllowed: 'जिस कंपनी ने आपको शॉर्टलिस्ट किया है, उसी को लिख सकते हैं।',
  notAvailable: 'ख़ाली मैसेज',
} as const satisfies SameShape<typeof english>;
