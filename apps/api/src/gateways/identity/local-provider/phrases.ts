import type { Language } from '@nukkad/contract';

interface Phrases {
  readonly title: string;
  readonly explanation: string;
  readonly choose: string;
  readonly someoneNew: string;
  readonly name: string;
  readonly email: string;
  readonly enter: string;
  readonly wrong: string;
}

/** The words of the local sign-in page. */
export const phrases: Record<Language, Phrases> = {
  en: {
    title: 'Choose who signs in',
    explanation:
      'No Google credentials are set here, so this page stands in for Google. It exists for trying the product and for tests only.',
    choose: 'Ready people',
    someoneNew: 'Someone new',
    name: 'Name',
    email: 'E-mail',
    enter: 'Sign in',
    wrong: 'Please give a name and a valid e-mail.',
  },
  hi: {
    title: 'चुनिए कौन साइन इन करेगा',
    explanation:
      'यहाँ Google की जानकारी सेट नहीं है, इसलिए यह पेज Google की जगह काम करता है। यह सिर्फ़ आज़माने और टेस्ट के लिए है।',
    choose: 'तैयार लोग',
    someoneNew: 'कोई नया',
    name: 'नाम',
    email: 'ई-मेल',
    enter: 'साइन इन कीजिए',
    wrong: 'नाम और सही ई-मेल लिखिए।',
  },
  mr: {
    title: 'कोण साइन इन करणार ते निवडा',
    explanation:
      'इथे Google ची माहिती सेट केलेली नाही, म्हणून हे पान Google च्या जागी चालतं. हे फक्त वापरून पाहण्यासाठी आणि टेस्टसाठी आहे.',
    choose: 'तयार लोक',
    someoneNew: 'कोणी नवीन',
    name: 'नाव',
    email: 'ई-मेल',
    enter: 'साइन इन करा',
    wrong: 'नाव आणि योग्य ई-मेल लिहा.',
  },
};

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिंदी', mr: 'मराठी' };
