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
  HERE: [/here|where you are/i, /यहाँ|जहाँ हैं/, /इथली|आहात तिथून/],
  NEWEST: [/newest/i, /नए/, /नवीन/],
  NEAREST: [/nearest/i, /पास/, /जवळ/],
  FARTHER: [/farther/i, /दूर/, /लांब/],
  REACHED: [/talked/i, /बात हो/, /बोलणं/],
  NOT_REACHED: [/no answer/i, /नहीं उठाया/, /उचलला नाही/],
  WRONG_NUMBER: [/wrong number/i, /ग़लत नंबर/, /चुकीचा नंबर/],
  COMES: [/comes/i, /^आएँगे/, /येणार आहे/],
  DOES_NOT_WANT: [/does not want/i, /नहीं चाहिए/, /नको/],
  CONFIRMED: [/will come/i, /^आएँगे/, /येणार आहेत/],
  OTHER_TIME: [/asks for/i, /दूसरा समय/, /वेगळी वेळ/],
  DECLINED: [/will not come/i, /नहीं आएँगे/, /येणार नाहीत/],
  DID_NOT_COME: [
    /not come|nobody came|message/i,
    /नहीं आए|नहीं पहुँचे|आया ही नहीं|मैसेज/,
    /आले नाहीत|आला नाहीत|आलंच नाही|मेसेज/,
  ],
  WE_WERE_NOT_THERE: [/we were not there|nobody/i, /नहीं थे|नहीं था/, /नव्हतो|नव्हतं/],
  PASSED: [/done|checked/i, /हो गई|जाँचा, सही/, /झाली|तपासलं, बरोबर/],
  FAILED: [/not right|not saved/i, /ठीक नहीं|सही नहीं|नहीं हुआ/, /बरोबर नाही|झालं नाही/],
  NOT_DONE: [/^open$|not checked/i, /^बाक़ी$|नहीं जाँचा/, /^बाकी$|तपासलं नाही/],
  NOT_APPLICABLE: [/does not apply/i, /लागू नहीं/, /लागू नाही/],
  NUMBER_OR_PAPER: [/without one/i, /लाइसेंस/, /परवान/],
  CORRECT_NUMBER: [/registration number/i, /रजिस्ट्रेशन नंबर/, /नोंदणी क्रमांक/],
  WAIT: [/our team looks/i, /टीम देख/, /टीम पाह/],
  CORRECT_CONTACT: [/e-mail are not right/i, /ई-मेल सही नहीं/, /ई-मेल बरोबर नाही/],
  WRITE_TO_US: [/write to us/i, /हमें लिख/, /आम्हाला लिहा/],
  CORRECT_PLACE: [/do not fit/i, /मेल नहीं खाते/, /जुळत नाहीत/],
  CORRECT_WORDS: [/asks for money/i, /पैसे माँगे/, /पैसे मागितले/],
  WITH_EACH_JOB: [/with each job/i, /हर नौकरी के साथ/, /प्रत्येक नोकरीबरोबर/],
  OPEN: [/open|look at it/i, /खुल|देख रहे/, /सुरू|पाहतो/],
  ACCEPTED: [/accepted/i, /ठीक है/, /ठीक आहे/],
  REFUSED: [/not clear|refused/i, /साफ़ नहीं|ठुकरा/, /स्पष्ट नाही|नाकार/],
  SAVING: [/saving/i, /हो रहा/, /होतंय/],
  WAITING: [
    /kept on this phone|being checked|waiting/i,
    /इसी फ़ोन|जाँच में|भेजना बाक़ी/,
    /या फोनवर|तपासणीत|पाठवायचा बाकी/,
  ],
  MISSING: [/missing/i, /भरना बाक़ी/, /भरायचं राहिलं/],
  UNKNOWN: [/any more/i, /अब हमारे पास नहीं/, /आता आमच्याकडे नाही/],
  REVERSED: [/smaller/i, /छोटा/, /लहान/],
  PAY_UNLAWFUL: [/minimum wage/i, /न्यूनतम मज़दूरी/, /किमान वेतना/],
  PAY_DOUBTFUL: [/more than usual/i, /बहुत ज़्यादा/, /खूप जास्त/],
  ASKS_MONEY: [/for money/i, /पैसे माँगे/, /पैसे मागितले/],
  PLACE_DOUBTFUL: [/not in the city/i, /शहर में नहीं/, /शहरात नाही/],
  PLACE_FAR: [/50 km/, /50 किमी/, /50 किमी/],
  COMPANY: [/you have stopped/i, /आपने या हमारी टीम ने/, /तुम्ही किंवा आमच्या टीमने/],
  CHECK: [/two working hours/i, /दो घंटों/, /दोन तासांत/],
  REPORTED: [/reported/i, /शिकायत/, /तक्रार/],
  SUSPENDED: [/on hold/i, /रोकी गई/, /थांबवली/],
  ANSWERS_DUE: [/wait/i, /इंतज़ार/, /वाट पाहत/],
  EXPIRED: [/days are over/i, /दिन पूरे/, /दिवस संपले/],
  SILENT: [/nobody told/i, /किसी ने बताया नहीं/, /कोणी सांगितलं नाही/],
  FILE: [/list|file/i, /लिस्ट|फ़ाइल/, /यादीत|फाइल/],
  REMOVED: [/removed/i, /हटा/, /काढून/],
  FILLED: [/filled/i, /भर गई/, /जागा भरली/],
  ANY: [/anyone/i, /कोई भी/, /कोणीही/],
  WITHOUT_WORDS: [/leave out/i, /हटाकर/, /न धरता/],
  ONLY_WORDS: [/mention/i, /लिखा/, /लिहिलं/],
  SAME_PROFILE: [/listed under/i, /जुड़े/, /प्रकारातली/],
  NEAR_IN_MEANING: [/similar/i, /मिलते-जुलते/, /मिळतीजुळती/],
  AREA: [/^\S+ from \S+$/, /^\S+ से \S+$/, /इथून/],
  CENTRE: [/centre/i, /सेंटर/, /मध्य/],
  FOOT: [/on foot/i, /पैदल/, /चालत/],
  CYCLE: [/cycle/i, /साइकिल/, /सायकल/],
  BUS: [/bus/i, /बस/, /बस/],
  FRESHER: [/fresher/i, /फ़्रेशर/, /फ्रेशर/],
  EXPERIENCED: [/experienced/i, /अनुभव/, /अनुभव/],
  ACTIVE: [/open/i, /चालू/, /चालू/],
  NONE: [/not applied/i, /नहीं किया/, /केला नाही/],
  WITHDRAWN: [/withdrawn/i, /वापस ली/, /मागे घेतला/],
  APPLY: [/appl/i, /अप्लाई/, /अर्ज/],
  INTEREST: [/like/i, /पसंद/, /आवड/],
  PROFILE: [/fits|profile/i, /मेल खाता|प्रोफ़ाइल/, /जुळतं|प्रोफाइल/],
  SKILL: [/know/i, /हुनर/, /कौशल्य/],
  NEAR: [/near/i, /पास/, /जवळ/],
  NEW: [/new/i, /नया/, /नवीन/],
  SAME_TITLE: [/same/i, /ऐसा ही/, /असंच/],
  OTHER: [/other|else|browser/i, /अन्य|और|ब्राउज़र/, /इतर|वेगळं|ब्राउझर/],
  FAKE_ACCOUNT: [/real person/i, /असली व्यक्ति/, /खऱ्या व्यक्ती/],
  ABUSE: [/threatened/i, /धमकी/, /धमकी/],
  SPAM: [/again and again/i, /बार-बार/, /पुन्हा पुन्हा/],
  OTHER_PERSON: [/someone else/i, /किसी और के नाम/, /दुसऱ्याच्या नावा/],
  RULES: [/terms/i, /शर्तों/, /अटीं/],
  ALL: [/^all$|any job/i, /^सब$|किसी काम/, /^सगळी$|कुठेही/],
  MICROPHONE: [/microphone|button/i, /माइक|button/, /मायक्रो|button/],
  NOTIFICATIONS: [/notifications|page again/i, /सूचनाएँ|पेज फिर/, /सूचना|पान पुन्हा/],
  UNDISCLOSED: [/prefer not/i, /नहीं बताना/, /सांगायचं नाही/],
  PERSONAL: [/personal/i, /अपनी जानकारी/, /तुमची माहिती/],
  MOBILE: [/mobile/i, /मोबाइल/, /मोबाइल/],
  RESUME: [/resume/i, /रिज़्यूमे/, /रेझ्युमे/],
  EXPERIENCE: [/experience/i, /काम के बारे/, /कामाबद्दल/],
  EDUCATION: [/education/i, /पढ़ाई/, /शिक्षण/],
  INTERESTS: [/you like/i, /पसंद/, /आवड/],
  ABOUT: [/yourself/i, /अपने बारे/, /तुमच्याबद्दल/],
  PHOTO: [/photo/i, /फ़ोटो/, /फोटो/],
  CERTIFICATE: [/certificate/i, /सर्टिफ़िकेट/, /सर्टिफिकेट/],
  START: [/welcome/i, /शुरू/, /सुरुवात/],
  ADJUSTMENT: [/corrected/i, /ठीक किया/, /दुरुस्त/],
  CARRIED_OVER: [/earlier account/i, /पुराने अकाउंट/, /आधीच्या खात्या/],
  START_REVERSED: [/already given/i, /मिल चुके/, /आधीच मिळाली/],
  CALL: [/call/i, /कॉल/, /कॉल/],
  INTERVIEW: [/interview/i, /इंटरव्यू/, /इंटरव्ह्यू/],
  ASKED_MONEY: [/money/i, /पैसे/, /पैसे/],
  OTHER_JOB: [/different/i, /अलग/, /वेगळंच/],
  RUDE: [/rude/i, /बदतमीज़ी/, /उद्धट/],
  CARD: [/first name/i, /पहला नाम/, /पहिलं नाव/],
  PHONE: [/phone number/i, /फ़ोन नंबर/, /फोन नंबर/],
  CHROME_ANDROID: [/icon.*Permissions/, /निशान.*Permissions/, /खुणे.*Permissions/],
  SAMSUNG: [/lock.*Permissions/, /ताले.*Permissions/, /कुलपा.*Permissions/],
  FIREFOX_ANDROID: [/says Allowed/, /\(Allowed\)/, /\(Allowed\)/],
  SAFARI_IPHONE: [/three dots/, /तीन बिंदु/, /तीन ठिपके/],
  CHROME_DESKTOP: [/Click.* on/, /क्लिक.*चालू/, /क्लिक.*चालू/],
  FIREFOX_DESKTOP: [/remove the block/, /रोक हटाएँ/, /बंदी काढा/],
  SAFARI_MAC: [/Safari menu/, /Safari मेन्यू/, /Safari मेन्यू/],
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

/** Texts of errors, which `error-phrase.test.ts` and the screens check. */
const ERRORS = /^(?:partner-)?errors\.code\./;

it('has patterns for each row of a table', () => {
  const keys = phrases.flatMap(({ en }) => [...en.keys()]).filter((key) => !ERRORS.test(key));
  const rows = new Set(keys.map(nameOf).filter((name) => /^[A-Z][A-Z_]+$/.test(name)));
  expect([...rows].filter((row) => ROWS[row] === undefined)).toEqual([]);
});
