import type { Language } from '@nukkad/contract';

interface Words {
  readonly kilometres: string;
  readonly metres: string;
  /** Adds "a month" to an amount. "Up to" changes the word order in Hindi and Marathi. */
  readonly aMonth: (amount: string, isUpTo: boolean) => string;
  readonly upTo: (amount: string) => string;
  readonly today: string;
  readonly yesterday: string;
  readonly daysAgo: (days: number) => string;
  readonly weeksAgo: (weeks: number) => string;
  readonly monthsAgo: (months: number) => string;
  /** Names of the months, January first. */
  readonly months: readonly string[];
  /** Adds the part of the day to a time on the 12-hour clock. `hour24` is 0–23. */
  readonly clock: (time: string, hour24: number) => string;
  /** Formats a single time of day, which in Marathi gets "वाजता". The ends of a span of hours do not. */
  readonly at: (clock: string) => string;
}

type DayPart = 'dawn' | 'morning' | 'noon' | 'evening' | 'night';

function dayPart(hour24: number): DayPart {
  if (hour24 >= 3 && hour24 < 5) return 'dawn';
  if (hour24 >= 5 && hour24 < 12) return 'morning';
  if (hour24 >= 12 && hour24 < 16) return 'noon';
  return hour24 >= 16 && hour24 < 20 ? 'evening' : 'night';
}

const HINDI_DAY = { dawn: 'तड़के', morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' } as const;
const MARATHI_DAY = {
  dawn: 'पहाटे',
  morning: 'सकाळी',
  noon: 'दुपारी',
  evening: 'संध्याकाळी',
  night: 'रात्री',
} as const;

/** Words around numbers, by language. Months are included because browsers differ in their names. */
export const WORDS: Record<Language, Words> = {
  en: {
    kilometres: 'km',
    metres: 'm',
    aMonth: (amount) => `${amount} a month`,
    upTo: (amount) => `up to ${amount}`,
    today: 'today',
    yesterday: 'yesterday',
    daysAgo: (days) => `${days} days ago`,
    weeksAgo: (weeks) => (weeks === 1 ? '1 week ago' : `${weeks} weeks ago`),
    monthsAgo: (months) => (months === 1 ? '1 month ago' : `${months} months ago`),
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    clock: (time, hour24) => `${time} ${hour24 < 12 ? 'AM' : 'PM'}`,
    at: (clock) => clock,
  },
  hi: {
    kilometres: 'किमी',
    metres: 'मीटर',
    aMonth: (amount, isUpTo) => (isUpTo ? `महीना ${amount}` : `${amount} महीना`),
    upTo: (amount) => `${amount} तक`,
    today: 'आज',
    yesterday: 'कल',
    daysAgo: (days) => `${days} दिन पहले`,
    weeksAgo: (weeks) => (weeks === 1 ? '1 हफ़्ता पहले' : `${weeks} हफ़्ते पहले`),
    monthsAgo: (months) => (months === 1 ? '1 महीना पहले' : `${months} महीने पहले`),
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    clock: (time, hour24) => `${HINDI_DAY[dayPart(hour24)]} ${time} बजे`,
    at: (clock) => clock,
  },
  mr: {
    kilometres: 'किमी',
    metres: 'मीटर',
    aMonth: (amount, isUpTo) => (isUpTo ? `महिना ${amount}` : `${amount} महिना`),
    upTo: (amount) => `${amount} पर्यंत`,
    today: 'आज',
    yesterday: 'काल',
    daysAgo: (days) => `${days} दिवसांपूर्वी`,
    weeksAgo: (weeks) => (weeks === 1 ? '1 आठवड्यापूर्वी' : `${weeks} आठवड्यांपूर्वी`),
    monthsAgo: (months) => (months === 1 ? '1 महिन्यापूर्वी' : `${months} महिन्यांपूर्वी`),
    months: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
    clock: (time, hour24) => `${MARATHI_DAY[dayPart(hour24)]} ${time}`,
    at: (clock) => `${clock} वाजता`,
  },
};
