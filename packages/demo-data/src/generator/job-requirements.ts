import type { JobAttributes } from '@nukkad/contract';
import type { Random } from '@nukkad/domain/random.ts';
import { honestWords, moneyDemand } from './job-flaws.ts';
import type { Qualification, SeedLanguage } from './types.ts';
import type { WorkKind } from './work-kinds.ts';

/** Facts that the requirements text mentions in addition to the duties. */
export interface RequirementFacts {
  language: SeedLanguage;
  experienceMin: number;
  qualification: Qualification | null;
  shift: JobAttributes['shift'];
  asksMoney: boolean;
}

type Phrases = Readonly<Record<SeedLanguage, readonly string[]>>;

const OPENINGS: Phrases = {
  en: ['What you will do', 'Work details', 'Job description', 'Roles and responsibilities'],
  hi: ['काम की जानकारी', 'क्या करना होगा', 'काम का विवरण'],
  mr: ['कामाची माहिती', 'काय करायचे आहे', 'कामाचे स्वरूप'],
};

const HOURS: Phrases = {
  en: [
    'Timing 10 am to 7 pm, Sunday off',
    'Timing 9:30 am to 6:30 pm, 6 days working',
    'Rotational shifts, one weekly off',
    '8 hours duty, overtime paid extra',
    'General shift 9 to 6',
  ],
  hi: ['समय सुबह 10 से शाम 7, रविवार छुट्टी', '8 घंटे ड्यूटी, ओवरटाइम का अलग पैसा', 'शिफ्ट में काम, हफ्ते में एक छुट्टी'],
  mr: [
    'वेळ सकाळी १० ते संध्याकाळी ७, रविवारी सुट्टी',
    '८ तास ड्युटी, ओव्हरटाइमचे वेगळे पैसे',
    'शिफ्टमध्ये काम, आठवड्याला एक सुट्टी',
  ],
};

/** Sentences that describe the working hours of each shift, by language. */
const SHIFT_HOURS: Record<SeedLanguage, Record<NonNullable<JobAttributes['shift']>, string>> = {
  en: {
    DAY: 'Day shift, 9 am to 6 pm, one weekly off',
    NIGHT: 'Night shift, 8 pm to 8 am, one weekly off',
    ROTATING: 'Rotational shifts, one weekly off',
  },
  hi: {
    DAY: 'दिन की शिफ्ट, सुबह 9 से शाम 6, हफ्ते में एक छुट्टी',
    NIGHT: 'रात की शिफ्ट, रात 8 से सुबह 8, हफ्ते में एक छुट्टी',
    ROTATING: 'बदलती शिफ्ट में काम, हफ्ते में एक छुट्टी',
  },
  mr: {
    DAY: 'दिवसपाळी, सकाळी ९ ते संध्याकाळी ६, आठवड्याला एक सुट्टी',
    NIGHT: 'रात्रपाळी, रात्री ८ ते सकाळी ८, आठवड्याला एक सुट्टी',
    ROTATING: 'फिरत्या पाळीत काम, आठवड्याला एक सुट्टी',
  },
};

const BENEFITS: Phrases = {
  en: [
    'PF, ESIC and yearly bonus',
    'Incentive on target',
    'Travel allowance',
    'Salary on the 7th of every month',
    'Food and stay can be arranged',
    'Bring your resume, Aadhaar copy and photo to the interview',
  ],
  hi: [
    'पीएफ, ईएसआईसी और बोनस',
    'पगार हर महीने की 7 तारीख को',
    'आने-जाने का भत्ता',
    'इंटरव्यू में रिज़्यूमे और आधार की कॉपी लाएँ',
  ],
  mr: ['पीएफ, ईएसआयसी व बोनस', 'पगार दर महिन्याच्या ७ तारखेला', 'प्रवास भत्ता', 'इंटरव्ह्यूला रिज्युमे व आधारची प्रत आणा'],
};

const QUALIFICATION: Record<SeedLanguage, Record<Qualification, string>> = {
  en: { SSC: '10th pass', HSSC: '12th pass', UG: 'Graduate', PG: 'Post graduate' },
  hi: { SSC: '10वीं पास', HSSC: '12वीं पास', UG: 'ग्रेजुएट', PG: 'पोस्ट ग्रेजुएट' },
  mr: { SSC: '१०वी पास', HSSC: '१२वी पास', UG: 'पदवीधर', PG: 'पदव्युत्तर' },
};

const NO_SCHOOL: Record<SeedLanguage, string> = {
  en: 'Education no bar',
  hi: 'पढ़ाई की कोई शर्त नहीं',
  mr: 'शिक्षणाची अट नाही',
};

function experienceLine(language: SeedLanguage, years: number): string {
  if (language === 'hi') return years === 0 ? 'फ्रेशर भी आ सकते हैं' : `कम से कम ${years} साल का अनुभव`;
  if (language === 'mr') {
    if (years === 0) return 'फ्रेशरही अर्ज करू शकतात';
    return `किमान ${years} ${years === 1 ? 'वर्षाचा' : 'वर्षांचा'} अनुभव`;
  }
  if (years === 0) return 'Freshers can apply';
  return `Minimum ${years} ${years === 1 ? 'year' : 'years'} of experience`;
}

const HONEST_SHARE = 0.07;

/** Writes requirements as HTML: a heading and a list of varying length. */
export function drawRequirements(random: Random, kind: WorkKind, facts: RequirementFacts): string {
  const { language } = facts;
  const duties = kind.duties[language];
  const start = random.below(duties.length);
  const shown = random.between(2, duties.length);
  let items = '';
  for (let step = 0; step < shown; step++) items += `<li>${duties[(start + step) % duties.length]}</li>`;
  const school = facts.qualification;
  items += `<li>${experienceLine(language, facts.experienceMin)}</li>`;
  items += `<li>${school === null ? NO_SCHOOL[language] : QUALIFICATION[language][school]}</li>`;
  const hours = random.pick(HOURS[language]);
  items += `<li>${facts.shift === null ? hours : SHIFT_HOURS[language][facts.shift]}</li>`;
  if (random.chance(0.6)) items += `<li>${random.pick(BENEFITS[language])}</li>`;
  if (facts.asksMoney) items += `<li>${moneyDemand(random, language)}</li>`;
  else if (random.chance(HONEST_SHARE)) items += `<li>${honestWords(random, language)}</li>`;
  return `<p>${random.pick(OPENINGS[language])}</p><ul>${items}</ul>`;
}
