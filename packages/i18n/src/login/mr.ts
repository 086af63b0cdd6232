import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'लॉगिन किंवा नोंदणी करा',
  why: {
    apply_one: 'एका टॅपमध्ये अर्ज करा: सुरुवातीला {{count}} क्रेडिट मिळतं.',
    apply_other: 'एका टॅपमध्ये अर्ज करा: सुरुवातीला {{count}} क्रेडिट मिळतात.',
    follow: 'तुमचा प्रत्येक अर्ज कुठवर आला ते पाहा.',
    free: 'काम शोधणाऱ्यांसाठी मोफत. कामासाठी कोणालाही पैसे देऊ नका.',
  },
  accept: 'मला अटी आणि प्रायव्हसी पॉलिसी मान्य आहेत.',
  notice: { title: 'तुमची कोणती माहिती आम्ही ठेवतो, आणि ती कोण पाहतं', more: 'एकेक करून सगळं पाहा' },
  terms: 'अटी',
  termsMissing: 'पुढे जाण्यासाठी आधी अटी मान्य करा',
  google: 'Google ने पुढे जा',
  facebook: 'Facebook ने पुढे जा',
  safe: 'आम्ही तुमच्या नावाने काहीही पोस्ट करत नाही. तुम्ही पाठवता तेवढंच कंपनीला दिसतं.',
  busy: 'लॉगिन होत आहे…',
  closed: {
    title: 'लॉगिन अजून सुरू झालेलं नाही',
    text: 'या साइटवर लॉगिन अजून सुरू केलेलं नाही. सगळी कामं पाहता येतात; अर्ज करायला नंतर या.',
    jobs: 'कामं पाहा',
  },
} as const satisfies SameShape<typeof english>;
