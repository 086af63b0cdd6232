import { LANGUAGES, type Language } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

type Patterns = readonly [en: RegExp, hi: RegExp, mr: RegExp];

/**
 * What a phrase must contain that is named after this value, so that no two rows of a table are swapped: `jobs.status.PAUSED`
 * says "paused" in each language.
 */
const ROWS: Readonly<Record<string, Patterns>> = {
  SHORTLISTED: [/shortlist/i, /शॉर्टलिस्ट/, /शॉर्टलिस्ट/],
  SCHEDULED: [
    /^interview$|interview (?:arranged|fixed|is arranged)|arranged an|invited|scheduled|interview fixed/i,
    /^इंटरव्यू$|तय|बुला/,
    /^इंटरव्ह्यू$|ठर|बोल/,
  ],
  INTERVIEWED: [/met\b|interviewed|result/i, /मुलाकात|इंटरव्यू हुआ|नतीजा/, /भेट|इंटरव्ह्यू झाला|निकाल/],
  HIRED: [/hired|new job/i, /काम/, /काम/],
  APPLIED: [
    /^new$|back to new|applied|^done$|waits?\b|waiting/i,
    /नए|अर्ज़ी|अप्लाई|हो गया|इंतज़ार/,
    /नवीन|अर्ज|झालं|वाट/,
  ],
  REJECTED: [/\bno\b|not selected|turned/i, /मना|नहीं/, /नाही|नकार/],
  SAVED: [/saved/i, /सेव/, /सेव्ह/],
  PAUSED: [/paused/i, /रुक/, /थांब/],
  CLOSED: [/closed/i, /बंद/, /बंद/],
  SSC: [/10th/, /10वीं/, /10वी/],
  HSSC: [/12th/, /12वीं/, /12वी/],
  UG: [/^graduate$/i, /^ग्रेजुएट$/, /^(?:ग्रॅज्युएट|पदवीधर)$/],
  PG: [/post/i, /पोस्ट/, /पोस्ट|पदव्युत्तर/],
  FULL_TIME: [/full/i, /पूरे|फ़ुल/, /पूर्ण|फुल/],
  PART_TIME: [/part/i, /पार्ट/, /पार्ट/],
  INTERNSHIP: [/intern/i, /इंटर्न/, /इंटर्न/],
  DAY: [/day/i, /दिन/, /दिव/],
  NIGHT: [/night/i, /रात/, /रात्र/],
  ROTATING: [/rotating|changing/i, /बदलती/, /बदलती|फिरती/],
  MORNING: [/morning/i, /सुबह/, /सकाळ/],
  EVENING: [/evening/i, /शाम/, /संध्याकाळ/],
  WEEKEND: [/weekend/i, /शनिवार-रविवार|वीकेंड/, /शनिवार-रविवार|वीकेंड/],
  HOME: [/home/i, /घर/, /घर/],
  ON_SITE: [/workplace/i, /जगह/, /जागी|कामावर/],
  BOTH: [/both|and/i, /दोनों|कभी/, /दोन्ही|कधी/],
  MALE: [/^(?:male|men)$/i, /^पुरुष$/, /^पुरुष$/],
  FEMALE: [/^(?:female|women)$/i, /^महिला$/, /^महिला$/],
  OWNER: [/owner|invites/i, /मालिक|बुला/, /मालक|बोलव/],
  RECRUITER: [/recruiter|applicants/i, /भर्ती|अर्ज़ि/, /भरती|अर्ज/],
  COMPANY_IDENTITY: [/regist|who you are/i, /रजिस्ट|कौन/, /रजिस्ट|कोण/],
  CONTACT: [/phone/i, /फ़ोन/, /फोन/],
  PLACE: [/address/i, /पता/, /पत्ता/],
  WORDS: [/money/i, /पैसे/, /पैस|पैशां/],
  PAY: [/\bpay\b/i, /पगार/, /पगार/],
  TWO_DAYS: [/2 days/, /2 दिन/, /2 दिवस/],
  THREE_DAYS: [/3 days/, /3 दिन/, /3 दिवस/],
  WEEK: [/a week/, /एक हफ़्ते/, /एका आठवड्यात/],
  TWO_WEEKS: [/within 2 weeks/, /2 हफ़्ते में/, /2 आठवड्यांत/],
  LONGER: [/more than/, /ज़्यादा/, /जास्त/],
  OFTEN_NOT: [/does not/, /नहीं/, /नाही/],
  CAME: [/came/i, /आए/, /आले/],
  IDENTITY_PROOF: [/\bid\b|identity/i, /पहचान/, /ओळख/],
  AADHAAR: [/aadhaar/i, /आधार/, /आधार/],
  SHOP_FRONT: [/shop/i, /दुकान/, /दुकान/],
  LICENCE: [/licence/i, /लाइसेंस/, /परवान/],
  FILLED_HERE: [/ here/, /यहाँ/, /इथून/],
  FILLED_ELSEWHERE: [/elsewhere/, /कहीं और/, /दुसरीकडून/],
  NOT_NEEDED: [/nobody is needed/i, /ज़रूरत नहीं/, /गरज नाही/],
  REFUND: [/returned|back/i, /वापस/, /परत/],
  REFERRAL: [/friend/i, /दोस्त/, /मित्र/],
  REQUEST: [/asked|request/i, /माँगे/, /मागितली/],
  HR_CONTACT: [/HR/, /HR/, /HR/],
  fatherName: [/father/i, /पिता/, /वडिल/],
  motherName: [/mother/i, /माँ/, /आई/],
  save: [/save/i, /सेव/, /सेव्ह/],
  saved: [/saved|now from|changed/i, /सेव|से दिखेगी|बदल गया/, /सेव्ह|दिसेल|बदल/],
  unsave: [/remove/i, /से हटा/, /मधून काढ/],
  unsaved: [/removed/i, /से हट/, /मधून काढ/],
  unfollow: [/unfollow/i, /हटाएँ/, /काढा/],
  unfollowed: [/no longer/i, /नहीं/, /नाही/],
  start: [/turn on|^start date$/i, /चालू|^कब से$/, /चालू|सुरू|कधीपासून/],
  stop: [/turn off|stop/i, /बंद|न बताएँ|रोकें/, /बंद|नका|थांबवा/],
  enabled: [/\bon\b/, /चालू/, /चालू/],
  disabled: [/\boff\b/, /बंद/, /बंद/],
  pause: [/pause/i, /रोकें/, /थांबवा/],
  resume: [/open again|resume/i, /फिर से खोलें|रिज़्यूमे/, /पुन्हा सुरू|रिझ्युमे|रेझ्युमे/],
  today: [/today/i, /आज/, /आज/],
  tomorrow: [/tomorrow/i, /कल/, /उद्या/],
  next: [/next|delete my account/i, /आगे|हटाएँ/, /पुढे|काढून/],
  previous: [/previous/i, /पिछला/, /मागचं/],
  login: [/log in/i, /लॉगिन/, /लॉगिन/],
  logout: [/log out/i, /लॉगआउट/, /लॉगआउट/],
};

/** Phrases that are named after the value but are about something else, such as an employer's answer to a paper. */
const ABOUT_ELSE: ReadonlySet<string> = new Set([]);

const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1).replace(/_(?:zero|one|other)$/, '');

const phrases = await Promise.all(
  ALL_NAMESPACES.map(async (name) => ({
    en: await textsOf('en', name),
    hi: await textsOf('hi', name),
    mr: await textsOf('mr', name),
  })),
);

it.each(Object.entries(ROWS))('each phrase of %s names it', (row, patterns) => {
  const wrong: string[] = [];
  let count = 0;
  for (const texts of phrases) {
    for (const key of texts.en.keys()) {
      if (nameOf(key) !== row || ABOUT_ELSE.has(key)) continue;
      count += 1;
      for (const [at, language] of LANGUAGES.entries() as Iterable<[number, Language]>)
        if (!patterns[at]?.test(texts[language].get(key) ?? '')) wrong.push(`${language} ${key}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
