/** Languages of the refusals: English, Hindi and Marathi, and the latter two in Latin letters. */
type Spelling = 'en' | 'hi' | 'mr' | 'hiLatin' | 'mrLatin';

/** Something that a seeker refuses, with the meaning that the search must not assert. */
export interface Refused {
  /** Kind and value of the understood term. `WORD` has the words of a job instead of a key. */
  readonly kind: string;
  readonly value: string;
  readonly words: Readonly<Record<Spelling, string>>;
}

const refused = (kind: string, value: string, ...words: readonly string[]): Refused => {
  const [en = '', hi = en, mr = hi, hiLatin = en, mrLatin = hiLatin] = words;
  return { kind, value, words: { en, hi, mr, hiLatin, mrLatin } };
};

export const REFUSED: readonly Refused[] = [
  refused('SHIFT', 'NIGHT', 'night shift', 'रात की शिफ्ट', 'रात्रपाळी', 'raat ki shift', 'ratrapali'),
  refused('SHIFT', 'WEEKEND', 'weekend', 'वीकेंड', 'वीकेंड'),
  refused('SHIFT', 'EVENING', 'evening shift', 'शाम की शिफ्ट', 'संध्याकाळी', 'sham ki shift', 'sandhyakali'),
  refused('JOB_TYPE', 'PART_TIME', 'part time', 'पार्ट टाइम', 'पार्ट टाइम', 'part time', 'ardhavel'),
  refused('JOB_TYPE', 'FULL_TIME', 'full time', 'फुल टाइम', 'पूर्णवेळ', 'full time', 'purnavel'),
  refused('JOB_TYPE', 'INTERNSHIP', 'internship', 'इंटर्नशिप', 'इंटर्नशिप'),
  refused('WORK_PLACE', 'HOME', 'work from home', 'घर से काम', 'घरून काम', 'ghar se kaam', 'gharun kaam'),
  refused('EXPERIENCE', 'EXPERIENCED', 'experience', 'अनुभव', 'अनुभव', 'anubhav'),
  refused('EXPERIENCE', 'FRESHER', 'fresher', 'फ्रेशर', 'फ्रेशर'),
  refused('QUALIFICATION', 'SSC', '10th pass', 'दसवीं पास', 'दहावी पास', 'dasvi pass', 'dahavi pass'),
  refused('QUALIFICATION', 'HSSC', '12th pass', 'बारहवीं पास', 'बारावी पास', 'barahvi pass', 'baravi pass'),
  refused('QUALIFICATION', 'UG', 'degree', 'डिग्री', 'डिग्री'),
  refused('QUALIFICATION', 'UG', 'graduate', 'ग्रेजुएट', 'पदवीधर', 'graduate', 'padvidhar'),
  refused('WORD', 'english', 'english', 'अंग्रेजी', 'इंग्रजी', 'angrezi', 'ingraji'),
  refused('WORD', 'computer', 'computer', 'कंप्यूटर', 'कॉम्प्युटर'),
  refused('WORD', 'target', 'target', 'टारगेट', 'टार्गेट'),
  refused('WORD', 'commission', 'commission', 'कमीशन', 'कमिशन'),
  refused('WORD', 'women', 'ladies', 'महिला', 'महिला', 'mahila'),
  refused('WORD', 'men', 'male', 'पुरुष', 'पुरुष', 'purush'),
  refused('WORD', 'government', 'government', 'सरकारी', 'सरकारी', 'sarkari'),
  refused('WORD', 'agency', 'agency', 'एजेंसी', 'एजन्सी'),
  refused('JOB_PROFILE', 'sales', 'sales', 'सेल्स', 'सेल्स'),
  refused('JOB_PROFILE', 'marketing', 'marketing', 'मार्केटिंग', 'मार्केटिंग'),
  refused('JOB_PROFILE', 'sales/telesales', 'telecalling', 'टेलीकॉलिंग', 'टेलिकॉलिंग'),
  refused('CITY', 'mumbai', 'mumbai', 'मुंबई', 'मुंबई'),
  refused('CITY', 'thane', 'thane', 'ठाणे', 'ठाणे'),
  refused('LOCALITY', 'pune/hadapsar', 'hadapsar', 'हडपसर', 'हडपसर'),
];

/** An occupation that the seeker asks for. */
export interface Wish {
  readonly value: string;
  readonly words: Refused['words'];
}

const wish = (value: string, en: string, hi: string, mr: string, latin: string): Wish => ({
  value,
  words: { en, hi, mr, hiLatin: latin, mrLatin: latin },
});

export const WISHES: readonly Wish[] = [
  wish('delivery/driver-light', 'driver', 'ड्राइवर', 'ड्रायव्हर', 'driver'),
  wish('accountant', 'accountant', 'अकाउंटेंट', 'अकाउंटंट', 'accountant'),
  wish('tailor', 'tailor', 'दर्जी', 'शिंपी', 'darji'),
];

/** A sentence with a negator. `X` is what the seeker refuses, and `W` the wish. */
export interface Frame {
  readonly spelling: Spelling;
  readonly text: string;
}

const frames = (spelling: Spelling, ...texts: readonly string[]): Frame[] =>
  texts.map((text) => ({ spelling, text }));

const ENGLISH = [
  ...['no', 'not', 'without', 'except', 'but not', 'other than', 'excluding', 'do not want', "i don't want"],
  ...['apart from', 'avoid', 'anything but', 'rather than', 'instead of', 'tired of'],
];
const HINDI_AFTER = [
  ...['नहीं', 'नहीं चाहिए', 'मत देना', 'छोड़कर', 'को छोड़कर', 'छोड़ के', 'के अलावा', 'के सिवा', 'के बिना', 'सिवाय'],
  ...['के बजाय', 'पसंद नहीं', 'की जरूरत नहीं'],
];
const MARATHI_AFTER = [
  ...['नको', 'नकोय', 'नाही', 'नाही पाहिजे', 'जमणार नाही', 'चालणार नाही', 'सोडून', 'वगळून', 'वगळता', 'शिवाय'],
  ...['व्यतिरिक्त', 'खेरीज', 'नव्हे', 'ऐवजी'],
];
const HINDI_LATIN_AFTER = [
  ...['nahi', 'nahin chahiye', 'mat dena', 'chhodkar', 'ko chhod ke', 'ke alawa', 'ke siwa', 'ke bina'],
  ...['ke bajay', 'pasand nahi', 'ki zarurat nahi'],
];
const MARATHI_LATIN_AFTER = [
  ...['nako', 'nakoy', 'nahi pahije', 'jamnar nahi', 'chalnar nahi', 'sodun', 'vagalun', 'vagalta', 'shivay'],
  ...['vyatirikt', 'kherij', 'navhe', 'aivaji'],
];

/** The sentences of negators that follow what they refuse, with the wish before and after it. */
const following = (spelling: Spelling, negators: readonly string[]): Frame[] =>
  negators.flatMap((negator) => frames(spelling, `W, X ${negator}`, `X ${negator}, W`, `X ${negator} W`));

export const FRAMES: readonly Frame[] = [
  ...ENGLISH.flatMap((negator) => frames('en', `W ${negator} X`, `${negator} X, W`)),
  ...frames(
    'en',
    'W X not required',
    'W, X no',
    'X not wanted, W',
    'W - X not allowed',
    'W job, no X please',
  ),
  ...following('hi', HINDI_AFTER),
  ...frames('hi', 'बिना X, W', 'बिना X वाला W', 'नहीं चाहिए X, W', 'मुझे X नहीं करना, W चाहिए', 'W जिसमें X न हो'),
  ...frames('hi', 'W लेकिन X नहीं', 'W चाहिए, X वाला काम नहीं'),
  ...following('mr', MARATHI_AFTER),
  ...frames('mr', 'Xशिवाय W', 'विना X, W', 'नको X, W', 'W पाहिजे पण X नको', 'मला X नको, W हवं', 'W, फक्त X नको'),
  ...following('hiLatin', HINDI_LATIN_AFTER),
  ...frames(
    'hiLatin',
    'bina X, W',
    'bina X wala W',
    'W chahiye, X nahi',
    'W lekin X nahi',
    'W jisme X na ho',
  ),
  ...following('mrLatin', MARATHI_LATIN_AFTER),
  ...frames('mrLatin', 'nako X, W', 'W pahije pan X nako', 'mala X nako, W hava', 'vina X, W'),
];

/** Returns the sentence of a frame. Without a wish, it only refuses. */
export function sentenceOf({ text, spelling }: Frame, { words }: Refused, requested: Wish | null): string {
  return text
    .replace('X', words[spelling])
    .replace('W', requested?.words[spelling] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,-]+|[\s,-]+$/g, '');
}
