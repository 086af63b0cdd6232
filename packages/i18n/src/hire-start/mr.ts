import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'दुकानं आणि कंपन्यांसाठी लॉगिन',
  heading: 'तुमच्या कामासाठी माणसं शोधा',
  lead: 'कोणी अर्ज केला ते पाहा, फोन करा आणि सगळ्यांना उत्तर द्या. मोबाइल नंबरने लॉगिन करा.',
  number: 'तुमचा मोबाइल नंबर',
  sendCode: 'कोड पाठवा',
  free: 'याला काहीही पैसे लागत नाहीत. पासवर्डही लागत नाही.',
  noConnection: 'इंटरनेट नाही',

  codeHeading: 'कोड लिहा',
  codeSent: 'आम्ही {{phone}} वर सहा अंक पाठवले आहेत.',
  otherNumber: 'दुसरा नंबर टाका',
  code: 'SMS मधला कोड',
  enter: 'लॉगिन करा',
  keepSecret: 'हा कोड कोणालाही सांगू नका, आम्हालाही नाही. सिम अचानक बंद पडलं, तर लगेच तुमच्या फोन कंपनीला कळवा.',
  resend: 'नवीन कोड पाठवा',
  resendIn_one: '{{count}} सेकंदाने नवीन कोड मागवता येईल.',
  resendIn_other: '{{count}} सेकंदांनी नवीन कोड मागवता येईल.',

  nameHeading: 'तुमचं नाव काय?',
  name: 'तुमचं नाव',
  nameHint: 'उत्तर कोणी दिलं ते तुमच्या सहकाऱ्यांना दिसेल.',
  continue: 'पुढे जा',

  hello: 'नमस्कार {{name}}',
  isYours: 'ही तुमची कंपनी आहे का?',
  isYoursWhy: 'तिच्यावर तुमचा मोबाइल नंबर आहे, आणि इथे ती अजून कोणी सांभाळत नाही.',
  yesMine: 'हो, ही माझी आहे',
  whichCompany: 'कोणती कंपनी?',
  noCompany: 'या नंबरची कंपनी आमच्याकडे नाही',
  noCompanyHint: 'तुमची कंपनी शोधा, किंवा दोन मिनिटांत जोडा. किंवा सहकाऱ्याला या नंबरला आमंत्रण पाठवायला सांगा.',
  findOrAdd: 'तुमची कंपनी शोधा किंवा जोडा',
} as const satisfies SameShape<typeof english>;
