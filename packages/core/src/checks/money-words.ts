/**
 * Returns the words of some lists as a set. The lists of this file have the words with which a job advertisement asks its
 * reader for money, in English, Hindi and Marathi, the last two also in Latin letters. They are compared with whole words of
 * normalised text.
 */
const words = (...lists: string[]): Set<string> => new Set(withoutNukta(lists.join(' ')).split(/\s+/));

/** Removes the nukta (the dot below a Devanagari letter), because people often leave it out. */
export function withoutNukta(text: string): string {
  return text.normalize('NFKD').replaceAll('\u093C', '').normalize('NFC');
}

/** Words for a fee. */
export const FEES = words(
  'fee fees charge charges deposit shulk shulak fis fees',
  'फीस फिस फी शुल्क चार्ज चार्जेस डिपॉजिट डिपाजिट डिपोजिट जमानत अनामत अमानत',
);

/** Words that mark a number as an amount of money. */
export const MONEY = words(
  'rs inr rupee rupees rupaye rupay rupaya rupya rupye rupe paisa paise paise paisey',
  'रुपये रुपए रुपया रुपयाही रुपयेही रुपयांचा पैसे पैसा पैसेही रु',
);

/** Verbs that ask the reader to pay or send. */
export const GIVING = words(
  'pay paying paid deposited remit transfer send gpay paytm phonepe upi',
  'jama bhejo bheje bhejein bhejna bhejiye bharna bharo bhare bharne bharave bharava bharavi bhara dena dene deni',
  'dijiye dyave dyava dyavi dya pathva pathvave',
  'भेजें भेजे भेजो भेजना भेजिए जमा भरें भरे भरना भरनी भरो भरिए देना देने देनी दें दीजिए दीजिये',
  'भरा भरावे भरावा भरावी भरावेत भरावेलागेल द्या द्यावे द्यावा द्यावी द्यावेत देऊ पाठवा पाठवावे',
);

/** Words that make a payment a condition. */
export const MUST = words(
  'required mandatory must compulsory before refundable returnable applicable confirm',
  'hoga hogi honge padega padegi padenge lagega lagegi lagenge lagel lagtil lagatil pehle pahle zaruri jaruri wapas vapas',
  'होगा होगी होंगे पड़ेगा पडेगा पड़ेगी पडेगी पड़ेंगे पडेंगे लगेगा लगेगी लगेंगे लागेल लागतील पहले आधी आगाऊ जरूरी अनिवार्य आवश्यक वापस परत',
);

/** Purposes that frauds name for the money. */
export const PRETEXTS = words(
  'registration register joining interview training form uniform kit laptop seat offer verification processing medical id',
  'registration security admission certificate card',
  'रजिस्ट्रेशन पंजीकरण नोंदणी जॉइनिंग जॉइनिंगच्या इंटरव्यू इंटरव्ह्यू मुलाखत मुलाखतीआधी मुलाखतीपूर्वी ट्रेनिंग ट्रेनिंगसाठी फॉर्म वर्दी गणवेश',
  'गणवेशाचे यूनिफॉर्म युनिफॉर्म आईडी आयडी किट लैपटॉप लॅपटॉप सिक्योरिटी सिक्युरिटी प्रोसेसिंग वेरिफिकेशन मेडिकल',
);

/** Words for money that the reader earns. */
export const EARNINGS = words(
  'salary salaries payroll incentive incentives commission bonus allowance stipend pf esic overtime earn earning pagar vetan kamao wages',
  'वेतन पगार सैलरी सॅलरी इंसेंटिव इन्सेंटिव्ह कमीशन कमिशन बोनस भत्ता स्टाइपेंड ओवरटाइम ओव्हरटाइम ओव्हरटाइमचे कमाओ कमाएं पीएफ',
);
/** Words of duties that deal with money, such as collecting cash. */
export const DUTIES = words(
  'collect collecting collection handle handling manage managing record records entry entries cash bank banking counter bill bills',
  'billing invoice invoices vendor vendors customer customers client clients student students parents tax gst reconcile recovery',
  'वसूली वसुली संग्रह नकद रोकड रोख बैंक बँक बिल ग्राहक ग्राहकों ग्राहकांचे छात्र विद्यार्थी',
);
/** Words for the employer. */
export const GIVERS = words('company employer we कंपनी कंपनीकडून');

/** Negations that stand before the negated word, as in English. */
export const NOT_BEFORE = words(
  "no not never without don't dont doesn't zero nil free won't cannot nobody neither nor",
);
/** Negations on either side of the negated word, as in Hindi and Marathi. */
export const NOT_AROUND = words(
  'nahi nahin nahii nai mat bina nako naka nahit nakos naa na muft mofat',
  'नहीं नही न ना मत बिना नाही नाहीत नका नको नकोस विना मुफ्त मोफत निशुल्क निःशुल्क फ्री शून्य',
);
