import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आपकी टीम',
  ownersOnly: 'लोगों को देखना और बुलाना सिर्फ़ मालिक कर सकते हैं।',
  onlyYou: 'अभी सिर्फ़ आप हैं।',
  you: '{{name}} (आप)',
  seen: 'पिछली बार {{day}} को यहाँ',
  neverSeen: 'अभी तक नहीं आए',
  role: {
    OWNER: 'मालिक',
    RECRUITER: 'भर्ती करने वाले',
  },
  roleHint: {
    OWNER: 'लोगों को बुला और हटा भी सकते हैं।',
    RECRUITER: 'नौकरियाँ और अर्ज़ियाँ देखते हैं।',
  },
  make: {
    OWNER: 'मालिक बनाएँ',
    RECRUITER: 'भर्ती वाला बनाएँ',
  },
  remove: 'हटाएँ',
  removeTitle: '{{name}} को हटाएँ?',
  removeHint: 'इसके बाद उन्हें कंपनी का कुछ नहीं दिखेगा।',
  open: 'बुलाया है, अभी आए नहीं',
  openInvite: '{{role}}, {{day}} तक',
  invite: 'किसी को बुलाएँ',
  invitePhone: 'उनका मोबाइल नंबर',
  inviteRole: 'वे क्या कर सकते हैं?',
  inviteCreate: 'बुलावा बनाएँ',
  inviteReady: 'यह लिंक अभी भेजें। यह एक ही बार दिखता है, और सात दिन सिर्फ़ उनके नंबर से चलेगा।',
  inviteText: '{{company}} आपको बुला रही है: {{address}}',
  sendSms: 'SMS से भेजें',
  leave: '{{company}} छोड़ें',
  leaveTitle: '{{company}} छोड़ें?',
  leaveHint: 'इसके बाद आपको इसका कुछ नहीं दिखेगा। वापस आने के लिए बुलावा चाहिए होगा।',
  leaveYes: 'छोड़ें',
  invited: 'आपको बुलावा आया है',
  invitedTo: '{{company}}, {{city}}। आपका काम: {{role}}।',
  accept: 'स्वीकार करें',
} as const satisfies SameShape<typeof english>;
