import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'तुमची टीम',
  ownersOnly: 'लोकांना पाहणं आणि बोलावणं फक्त मालकांना जमतं.',
  onlyYou: 'सध्या फक्त तुम्ही आहात.',
  you: '{{name}} (तुम्ही)',
  seen: 'शेवटचं {{day}} ला इथे',
  neverSeen: 'अजून आले नाहीत',
  role: {
    OWNER: 'मालक',
    RECRUITER: 'भरती करणारे',
  },
  roleHint: {
    OWNER: 'लोकांना बोलवू आणि काढूही शकतात.',
    RECRUITER: 'नोकऱ्या आणि अर्ज पाहतात.',
  },
  make: {
    OWNER: 'मालक करा',
    RECRUITER: 'भरतीचं काम द्या',
  },
  remove: 'काढा',
  removeTitle: '{{name}} यांना काढायचं?',
  removeHint: 'यानंतर त्यांना कंपनीचं काहीही दिसणार नाही.',
  open: 'बोलावलं आहे, अजून आले नाहीत',
  openInvite: '{{role}}, {{day}} पर्यंत',
  invite: 'कोणाला बोलवा',
  invitePhone: 'त्यांचा मोबाइल नंबर',
  inviteRole: 'त्यांना काय करता येईल?',
  inviteCreate: 'आमंत्रण तयार करा',
  inviteReady: 'ही लिंक आत्ताच पाठवा. ती एकदाच दिसते, आणि सात दिवस फक्त त्यांच्या नंबरनेच चालेल.',
  inviteText: '{{company}} तुम्हाला बोलावते आहे: {{address}}',
  sendSms: 'SMS ने पाठवा',
  leave: '{{company}} सोडा',
  leaveTitle: '{{company}} सोडायची?',
  leaveHint: 'यानंतर तुम्हाला तिचं काहीही दिसणार नाही. परत यायला आमंत्रण लागेल.',
  leaveYes: 'सोडा',
  invited: 'तुम्हाला आमंत्रण आहे',
  invitedTo: '{{company}}, {{city}}. तुमचं काम: {{role}}.',
  accept: 'स्वीकारा',
} as const satisfies SameShape<typeof english>;
