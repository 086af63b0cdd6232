import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  registerAndApply: 'नोंदणी करून अर्ज करा',
  confirmTitle: 'या कामासाठी अर्ज करायचा?',
  confirmText: 'तुमच्या {{credits}} क्रेडिटमधून {{cost}} लागेल. कंपनीला तुमची प्रोफाइल दिसेल.',
  papers: {
    title: 'आधी ओळखीचं एक कागदपत्र द्या',
    text: 'इथे ते लागतं. ते फक्त तुम्हीच उघडू शकता, कंपनीला कधीच दिसत नाही. त्यानंतर तुमचं काम लगेच पुढे जाईल.',
    IDENTITY_PROOF: 'ओळखपत्र जोडा',
    AADHAAR: 'माझं आधार कार्ड जोडा',
    stored: 'तुमचं कागदपत्र सेव्ह झालं',
  },
  answers: {
    title: 'कंपनीला हेही सांगितलं जाईल:',
    city: 'मला {{city}} इथे काम करायला चालेल',
    english: 'मला इंग्रजी येतं',
  },
  doneTitle: 'तुमचा अर्ज गेला',
  doneText: 'कंपनीला आता तुमची प्रोफाइल दिसते. तुमची {{credits}} क्रेडिट उरली आहेत.',
  waiting: 'तुमचा अर्ज या फोनमध्ये आहे. इंटरनेट आलं की आपोआप जाईल.',
  seeMyJobs: 'माझी कामं पाहा',
  moreJobs: 'आणखी कामं',
  noCreditsTitle: 'तुमची क्रेडिट संपली आहेत',
  noCreditsText: 'आणखी मागा, पैसे लागत नाहीत.',
  requestedTitle: 'तुमची विनंती पोहोचली',
  requestCredits: 'क्रेडिट मागा',
  verifyTitle: 'आधी तुमचा मोबाइल नंबर द्या',
  verifyText: 'कंपनीला तुम्हाला फोन करता यावा म्हणून. एक मिनिट लागेल, मग तुम्ही अर्ज करू शकाल.',
  alreadyApplied: 'तुम्ही या कामासाठी अर्ज केला आहे',
  reapplyFrom: '{{date}} पासून पुन्हा अर्ज करता येईल.',
  notInterestedTitle: 'हे काम लपवायचं?',
  notInterestedText: 'ते तुमच्या यादीत पुन्हा दिसणार नाही.',
  hide: 'लपवा',
  weeklyTitle: 'या आठवड्यातली नवीन कामं पाहून झाली',
  weeklyText:
    'या आठवड्यात जेवढी नवीन कामं पाहता येतात, तेवढी तुम्ही पाहिली. सोमवारपासून आणखी पाहता येतील. उघडलेली, सेव्ह केलेली आणि अर्ज केलेली कामं खुलीच राहतील.',
  withdraw: 'अर्ज मागे घ्या',
  withdrawTitle: 'अर्ज मागे घ्यायचा?',
  withdrawText: 'क्रेडिट परत मिळणार नाही. तुम्ही पुन्हा कधीही अर्ज करू शकता.',
  withdrawn: 'तुमचा अर्ज मागे घेतला',
} as const satisfies SameShape<typeof en>;
