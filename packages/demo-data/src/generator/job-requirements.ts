import type { JobAttributes } from '@nukkad/contract';
import type { Random } from '@nukkad/domain/random.ts';
import { drawHours } from './hours-text.ts';
import { honestWords, moneyDemand } from './job-flaws.ts';
import type { JobType, Qualification, SeedLanguage } from './types.ts';
import type { WorkKind } from './work-kinds.ts';

/** Facts that the requirements text mentions in addition to the duties. */
export interface RequirementFacts {
  language: SeedLanguage;
  experienceMin: number;
  qualification: Qualification | null;
  jobType: JobType;
  shift: JobAttributes['shift'];
  workPlace: JobAttributes['workPlace'];
  asksMoney: boolean;
}

type Phrases = Readonly<Record<SeedLanguage, readonly string[]>>;

const OPENINGS: Phrases = {
  en: ['What you will do', 'Work details', 'Job description', 'Roles and responsibilities'],
  hi: ['काम की जानकारी', 'क्या करना होगा', 'काम का विवरण'],
  mr: ['कामाची माहिती', 'काय करायचे आहे', 'कामाचे स्वरूप'],
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

/** Sentences of jobs that are done at home, wholly or in part. */
const HOME_WORK: Record<SeedLanguage, Record<'HOME' | 'BOTH', string>> = {
  en: {
    HOME: 'Work from home, own phone or computer with internet needed',
    BOTH: 'Partly from home, some days at the office',
  },
  hi: {
    HOME: 'घर से काम, अपना फ़ोन या कंप्यूटर और इंटरनेट चाहिए',
    BOTH: 'कुछ दिन घर से, कुछ दिन ऑफिस आकर',
  },
  mr: {
    HOME: 'घरून काम, स्वतःचा फोन किंवा कॉम्प्युटर आणि इंटरनेट हवं',
    BOTH: 'काही दिवस घरून, काही दिवस ऑफिसला येऊन',
  },
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
  items += `<li>${drawHours(random, facts)}</li>`;
  if (facts.workPlace !== null && facts.workPlace !== 'ON_SITE')
    items += `<li>${HOME_WORK[language][facts.workPlace]}</li>`;
  if (random.chance(0.6)) items += `<li>${random.pick(BENEFITS[language])}</li>`;
  if (facts.asksMoney) items += `<li>${moneyDemand(random, language)}</li>`;
  else if (random.chance(HONEST_SHARE)) items += `<li>${honestWords(random, language)}</li>`;
  return `<p>${random.pick(OPENINGS[language])}</p><ul>${items}</ul>`;
}
