const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that stand beside numbers, in English, Hindi and Marathi, in either script. */
export const THOUSAND = set('k thousand hazar hajar hazaar hajaar हजार हज़ार');
export const LAKH = set('lakh lac lakhs लाख');
export const TO = set('to se te upto tak से ते तक');
export const AT_LEAST = set(
  'above minimum min over upar zyada jyada jada jast adhik ऊपर ज्यादा अधिक जास्त वर पेक्षा plus',
);
export const AT_MOST = set('below under upto maximum max tak paryant kam कम तक पर्यंत खाली');
export const PAY_WORDS = set(
  'salary salery pagar paghar vetan tankha tankhwah payment pay income monthly month mahina per rs inr rupees rupaye rupay rupees सैलरी सॅलरी पगार वेतन तनख्वाह तनखा महीना महिना रुपये रुपए रुपयांची दरमहा माह',
);
export const YEARS = set('year years yr yrs saal sal varsh varsha varshe साल वर्ष वर्षे वर्षाचा वर्षांचा बरस');
export const EXPERIENCE_WORDS = set(
  'experience experienced exp anubhav anubhavi anubhav अनुभव अनुभवी ka का of चा',
);
