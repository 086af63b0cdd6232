const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that stand beside numbers, in English, Hindi and Marathi, in either script. */
export const THOUSAND = set('k thousand hazar hajar hazaar hajaar hzar hjar हजार हज़ार हजर');
export const LAKH = set('lakh lac lakhs लाख');
export const TO = set('to se te upto tak से ते तक');
export const AT_LEAST = set(
  'above minimum min over upar zyada jyada jada jast adhik ऊपर ज्यादा अधिक जास्त वर पेक्षा plus',
);
export const AT_MOST = set('below under upto maximum max tak paryant kam कम तक पर्यंत खाली');
export const PAY_WORDS = set(
  'salary salery sallary pagar paghar vetan tankha tankhwah payment pay income monthly month mahina per rs inr rupees rupaye rupay सैलरी सॅलरी पगार वेतन तनख्वाह तनखा महीना महिना रुपये रुपए रुपयांची दरमहा माह पगाराची पगाराचे पगारवाली wali वाली',
);
export const YEARS = set(
  'year years yr yrs saal sal varsh varsha varshe varshacha varshancha साल वर्ष वर्षे वर्षाचा वर्षांचा वर्षाचे बरस',
);
export const EXPERIENCE_WORDS = set('experience experienced exp anubhav anubhavi अनुभव अनुभवी ka का of चा');

const NUMERALS = {
  1: 'ek one एक',
  2: 'do don two दो दोन',
  3: 'teen tin three तीन',
  4: 'char chaar four चार',
  5: 'paanch panch pach paach five पांच पाच',
  6: 'chhe che saha six छह छे सहा',
  7: 'saat seven सात',
  8: 'aath ath eight आठ',
  9: 'nau nav nine नौ नऊ',
  10: 'das daha ten दस दहा',
  12: 'barah bara twelve बारह बारा',
  15: 'pandrah pandra pandhra fifteen पंद्रह पन्द्रह पंधरा',
  18: 'atharah athra eighteen अठारह अठरा',
  20: 'bees bis vees vis twenty बीस वीस विस',
  25: 'pachees pachis panchvees pachvis पच्चीस पंचवीस',
  30: 'tees tis thirty तीस',
  35: 'paintees pastees पैंतीस पस्तीस',
  40: 'chalis chalees forty चालीस चाळीस',
  50: 'pachas pachaas pannas fifty पचास पन्नास',
} as const;

/** Numbers as words, those that pay and years are told in. They count only before a unit. */
export const NUMERAL: ReadonlyMap<string, number> = new Map(
  Object.entries(NUMERALS).flatMap(([number, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(number)]),
  ),
);
