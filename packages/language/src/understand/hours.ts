import { anyWordOf, invertTable } from '../text/rules.ts';
import vocabulary from './hours.json' with { type: 'json' };
import type { MeaningSpan } from './meaning-span.ts';
import numberWords from './number-words.json' with { type: 'json' };

type Daypart = keyof typeof vocabulary.dayparts;
type Shift = 'DAY' | 'NIGHT' | 'MORNING' | 'EVENING' | 'WEEKEND';

const NUMERALS = invertTable(numberWords.numerals);
const HOURS_OF_CLOCK = 12;
const HOURS_OF_DAY = 24;

/** Returns a pattern for any of some words; an underscore is a space. */
const anyOf = (...lists: readonly string[]): string => anyWordOf(...lists).replaceAll('_', ' ');

const DAYPARTS = Object.entries(vocabulary.dayparts) as [Daypart, string][];
const daypartNamed = (name: string): string =>
  `(?:${DAYPARTS.map(([daypart, words]) => `(?<${daypart}${name}>${anyOf(words)})`).join('|')})`;

const NUMERAL_WORDS = [...NUMERALS]
  .filter(([, value]) => Number.isInteger(Number(value)) && Number(value) <= HOURS_OF_CLOCK)
  .map(([word]) => word);
const END = '(?!\\S)';
const UNIT = `${anyOf(vocabulary.units)}${END}|${anyOf(vocabulary.joined)}`;
const MINUTES = '(?:[.:][0-5]\\d| (?:00|15|30|45))?';

/** Returns a pattern for an hour, with the parts of the day before and after it. Its groups end with a name. */
function time(name: string): string {
  const before = `(?:${daypartNamed(`Before${name}`)}(?: (?:ko|ke|la|at|me|ला|को|के|में))? )?`;
  const half = `(?:(?<half${name}>${anyOf(vocabulary.half)}) )?`;
  const hour = `(?<hour${name}>\\d{1,2}|${anyWordOf(...NUMERAL_WORDS)})${MINUTES}`;
  const unit = `(?: ?(?<unit${name}>${UNIT}))?`;
  const after = `(?: (?:in the |at |ko |sham ko )?${daypartNamed(`After${name}`)}${END})?`;
  return `${before}${half}${hour}${unit}(?! ?${anyOf(vocabulary.notHours)}${END})${after}`;
}

const TO = anyOf(vocabulary.to);
const START = '(?:from |between |only )?';
/** "To" is joined to a Marathi unit: वाजल्यापासून. */
const RANGE = new RegExp(
  `^${START}${time('From')}(?: | ?${TO}${END} )${time('To')}(?: ?${anyOf('tak paryant तक पर्यंत')}(?:च|ch)?${END})?${END}`,
);
const AFTER = new RegExp(
  `^(?:${anyOf(vocabulary.afterBefore)} ${time('From')}(?: ${anyOf('onwards?')})?${END}|${time('Since')} ?${anyOf(vocabulary.onwards)}(?:च|ch)?${END})`,
);
const BEFORE = new RegExp(
  `^(?:${anyOf(vocabulary.before)} ${time('To')}${END}|${time('Until')} ?${anyOf(vocabulary.beforeAfter)}(?:चं|चे|ची|च|ch)?${END})`,
);
const AT = new RegExp(`^(?:at )?${time('At')}${END}`);

type Groups = Readonly<Record<string, string | undefined>>;

/** An hour as typed. `of24` is the hour of the day if the text says which half of the day it is in. */
interface Hour {
  readonly typed: number;
  readonly of24: number | null;
  readonly hasUnit: boolean;
  readonly daypart: Daypart | undefined;
}

/** Returns the hour of the day for an hour of the clock in a part of the day. */
function inDaypart(hour: number, daypart: Daypart): number {
  const later = hour % HOURS_OF_CLOCK;
  if (daypart === 'morning') return hour;
  if (daypart === 'noon') return hour >= 10 && hour <= HOURS_OF_CLOCK ? hour : later + HOURS_OF_CLOCK;
  if (daypart === 'evening') return later + HOURS_OF_CLOCK;
  return hour >= 6 && hour < HOURS_OF_CLOCK ? hour + HOURS_OF_CLOCK : later;
}

/** Returns the hour with a name in a match; null if the match has none. */
function hourOf(groups: Groups, name: string): Hour | null {
  const text = groups[`hour${name}`];
  if (text === undefined) return null;
  const typed = Number(NUMERALS.get(text) ?? text);
  if (typed < 1 || typed >= HOURS_OF_DAY) return null;
  const found = (where: string): Daypart | undefined =>
    DAYPARTS.find(([part]) => groups[`${part}${where}${name}`] !== undefined)?.[0];
  const daypart = found('Before') ?? found('After');
  const unit = groups[`unit${name}`]?.replace(' ', '');
  const base = { typed, hasUnit: (unit ?? groups[`half${name}`]) !== undefined, daypart };
  if (typed > HOURS_OF_CLOCK) return { ...base, of24: unit === undefined ? null : typed };
  if (unit === 'am') return { ...base, of24: typed % HOURS_OF_CLOCK };
  if (unit === 'pm') return { ...base, of24: (typed % HOURS_OF_CLOCK) + HOURS_OF_CLOCK };
  return { ...base, of24: daypart === undefined ? null : inDaypart(typed, daypart) };
}

const isSaid = ({ of24, hasUnit }: Hour): boolean => of24 !== null || hasUnit;

/** The latest end of a morning, and the earliest starts of an evening and a night, as hours of the day. */
const MORNING_END = 14;
const EVENING_START = 13;
const NIGHT_START = 20;
const DAY_END = 20;

/** Returns the working hours between two hours of the day; null if they are none that jobs state. */
function shiftBetween(start: number, end: number): Shift | null {
  if (start >= NIGHT_START || start < 4) return 'NIGHT';
  if (start >= 17 && end >= HOURS_OF_DAY + 2) return 'NIGHT';
  if (start >= 12) return end <= 17 ? 'DAY' : 'EVENING';
  if (end <= MORNING_END) return start < 10 ? 'MORNING' : 'DAY';
  return end <= 22 ? 'DAY' : null;
}

/** Returns the working hours of a range; null if it is not clear which half of the day it is in. */
function shiftOfRange(from: Hour, to: Hour): Shift | null {
  if (!isSaid(from) && !isSaid(to)) return null;
  const after = (hour: number, start: number): number =>
    [hour, hour + HOURS_OF_CLOCK, hour + HOURS_OF_DAY, hour + 36].find((one) => one > start) ?? hour;
  if (from.of24 !== null) {
    const end = to.of24 === null ? after(to.typed, from.of24) : to.of24;
    return shiftBetween(from.of24, end <= from.of24 ? end + HOURS_OF_DAY : end);
  }
  if (to.of24 !== null) {
    // The start is the nearest one before the end: "6 to 10 pm" begins in the evening.
    const end = to.of24 <= from.typed ? to.of24 + HOURS_OF_DAY : to.of24;
    const starts = [from.typed, from.typed + HOURS_OF_CLOCK, from.typed + HOURS_OF_DAY];
    const start = starts.findLast((one) => one < end) ?? from.typed;
    return shiftBetween(start % HOURS_OF_DAY, start >= HOURS_OF_DAY ? end - HOURS_OF_DAY : end);
  }
  // "9 baje se 6 baje" is a working day.
  return from.typed >= 7 && from.typed < HOURS_OF_CLOCK && to.typed < from.typed && to.typed >= 4
    ? 'DAY'
    : null;
}

/** Returns the hour of the day that is meant without a part of the day: "5 baje ke baad" is in the afternoon. */
const likelyHour = ({ of24, typed }: Hour): number | null => {
  if (of24 !== null) return of24;
  return typed <= 8 || typed === HOURS_OF_CLOCK ? (typed % HOURS_OF_CLOCK) + HOURS_OF_CLOCK : null;
};

function shiftAfter(from: Hour): Shift | null {
  if (!isSaid(from)) return null;
  const hour = likelyHour(from);
  if (hour === null) return null;
  if (hour >= NIGHT_START || hour < 4) return 'NIGHT';
  if (hour >= EVENING_START) return 'EVENING';
  return hour >= 9 ? 'DAY' : 'MORNING';
}

function shiftBefore(to: Hour): Shift | null {
  if (!isSaid(to)) return null;
  const hour = to.of24 ?? (to.typed <= 8 ? to.typed + HOURS_OF_CLOCK : to.typed);
  if (hour <= 8) return 'NIGHT';
  if (hour <= MORNING_END) return 'MORNING';
  return hour <= DAY_END ? 'DAY' : 'EVENING';
}

function shiftAt({ of24 }: Hour): Shift | null {
  if (of24 === null) return null;
  if (of24 >= NIGHT_START || of24 < 4) return 'NIGHT';
  if (of24 < 12) return 'MORNING';
  return of24 >= 16 ? 'EVENING' : null;
}

const daypart = (name: Daypart): string => anyOf(vocabulary.dayparts[name]);
const EVENTS = anyOf(vocabulary.events);
const MINE = `(?:${anyOf(vocabulary.mine)} ){0,3}`;
const KO = '(?: (?:ka|ki|ke|chi|cha|che|chya|का|की|के|चा|ची|चे|च्या|से|se|वरून|varun))?';
const UNTIL = anyOf(vocabulary.beforeAfter, 'hone_se_pehle होने_से_पहले paryantach पर्यंतच च्या_आतच ha?one_tak');
const ENDING = '(?:चं|चे|ची|चा|च|ch|cha|che)?';

/** Phrases about parts of the day and events, with the hours that they mean. The first one that matches wins. */
const PHRASES: readonly (readonly [pattern: string, value: Shift])[] = [
  // From one part of the day to another.
  [
    `${daypart('morning')}(?: ?(?:se|to|te|pasun|till|से|ते|पासून))? (?:${daypart('evening')}|${daypart('night')})(?: ?(?:tak|paryant|तक|पर्यंत))`,
    'DAY',
  ],
  [
    `(?:${daypart('night')}|${daypart('evening')})(?: ?(?:bhar|भर))?(?: ?(?:se|to|te|pasun|till|से|ते|पासून))? ${daypart('morning')}(?: ?(?:tak|paryant|तक|पर्यंत))`,
    'NIGHT',
  ],
  [
    `(?:${daypart('noon')}|${daypart('evening')}) ?(?:se|to|te|pasun|till|से|ते|पासून) ${daypart('night')}(?: ?(?:tak|paryant|तक|पर्यंत))?`,
    'EVENING',
  ],
  // Back before the evening, or before it is dark.
  [
    `(?:before|by|till|until|upto) (?:the |it (?:gets|is|becomes) )?(?:${anyOf(vocabulary.dark)}|evening)`,
    'DAY',
  ],
  [`${daypart('evening')} ?${UNTIL}${ENDING}`, 'DAY'],
  [
    `${anyOf(vocabulary.dark)} ${anyOf('hone_se_pehle होने_से_पहले se_pehle से_पहले hone_ke_pehle होने_के_पहले')}`,
    'DAY',
  ],
  [
    `${anyOf(vocabulary.darkMarathi)} ${anyOf('padaychya vhaychya honyachya पडायच्या व्हायच्या होण्याच्या पडण्याच्या')} ${anyOf('aat adhi aadhi आत आधी आधीच')}`,
    'DAY',
  ],
  // Before and after noon.
  [`(?:before|by|till|until|upto) (?:the )?(?:noon|lunch|afternoon)`, 'MORNING'],
  [`${daypart('noon')} ?${UNTIL}${ENDING}`, 'MORNING'],
  [`(?:after|post) (?:the )?(?:noon|lunch|afternoon)|afternoons? onwards?`, 'EVENING'],
  [
    `(?:${daypart('noon')}|lunch|लंच) ?${anyOf('ke_baad ke_bad baad nantar के_बाद बाद नंतर जेवणानंतर च्या_जेवणानंतर')}${ENDING}`,
    'EVENING',
  ],
  [`(?:till|until|upto) (?:the )?morning|${daypart('morning')} ?(?:tak|paryant|तक|पर्यंत)`, 'NIGHT'],
  // While the children are at school.
  [
    `(?:when |while |after |jab |जब |जेव्हा )?(?:the |my |mere |मेरे )?${anyOf(vocabulary.children)} (?:${vocabulary.atSchool})(?: ${anyOf('ke_baad के_बाद ke_bad')})?`,
    'DAY',
  ],
  // After and before an event, and while it does not take place.
  [`(?:when |while |jab |जब |जेव्हा )?${MINE}${EVENTS} ${anyOf(vocabulary.closed)}`, 'WEEKEND'],
  [`(?:after|once) ${MINE}${EVENTS}(?: ${anyOf(vocabulary.over)})?`, 'EVENING'],
  [`(?:when) ${MINE}${EVENTS} ${anyOf(vocabulary.over)}`, 'EVENING'],
  [
    `${EVENTS}${KO}(?: ${anyOf(vocabulary.overHindi)}){0,3} ${anyOf('ke_baad ke_bad के_बाद ke_baadh')}`,
    'EVENING',
  ],
  [`${EVENTS}${KO} ?${anyOf('nantar नंतर नंतरच')}${ENDING}`, 'EVENING'],
  [`${EVENTS}${KO} ?${anyOf(vocabulary.overMarathi)}${ENDING}`, 'EVENING'],
  [`before ${MINE}(?:school|college|office|classes)`, 'MORNING'],
  [
    `(?:school|college|office|स्कूल|कॉलेज|ऑफिस|शाळे)${KO} ?(?:${anyOf(vocabulary.going)}|${anyOf('se_pehle से_पहले chya_adhi च्या_आधी')})`,
    'MORNING',
  ],
];
const PHRASE_PATTERNS = PHRASES.map(([pattern, value]) => ({
  pattern: new RegExp(`^(?:${pattern})${END}`),
  value,
}));

/** "Good evening" greets. */
const GREETING = new RegExp(`^${anyOf(vocabulary.greetings)} ${anyOf(vocabulary.greeted)}${END}`);

/** A few hours of work a day: "2 3 hours", "रोज चार तास". */
const FEW_HOURS_MAX = 6;
const NUMBER = `(\\d{1,2}|${anyWordOf(...NUMERAL_WORDS)})`;
const FEW_HOURS = new RegExp(
  `^${NUMBER}(?: (?:to|or|se|te|से|ते|या|किंवा|kiva))?(?: ${NUMBER})? ?${anyOf(vocabulary.fewHours)}${END}`,
);

/** Returns the hours by the clock that a text begins with, and the matched words; null if there are none. */
function clockAt(text: string): { readonly matched: string; readonly value: Shift } | null {
  const readers: readonly [RegExp, (groups: Groups) => Shift | null][] = [
    [RANGE, (groups) => withHours(groups, ['From', 'To'], shiftOfRange)],
    [AFTER, (groups) => withHours(groups, ['From'], shiftAfter) ?? withHours(groups, ['Since'], shiftAfter)],
    [BEFORE, (groups) => withHours(groups, ['To'], shiftBefore) ?? withHours(groups, ['Until'], shiftBefore)],
    [AT, (groups) => withHours(groups, ['At'], shiftAt)],
  ];
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const value = match === null ? null : read(match.groups ?? {});
    if (match !== null && value !== null) return { matched: match[0], value };
  }
  return null;
}

/** Calls a function with the named hours of a match; null if one is absent. */
function withHours(
  groups: Groups,
  names: readonly string[],
  read: (...hours: [Hour, Hour]) => Shift | null,
): Shift | null {
  const hours = names.map((name) => hourOf(groups, name)).filter((hour) => hour !== null);
  return hours.length === names.length ? read(...(hours as [Hour, Hour])) : null;
}

/** Returns the part-time work that a text begins with, as few hours a day; null if it does not. */
function fewHoursAt(text: string): string | null {
  const match = FEW_HOURS.exec(text);
  if (match === null) return null;
  const numberOf = (word: string): number => Number(NUMERALS.get(word) ?? word);
  const most = Math.max(
    ...[match[1], match[2]].flatMap((word) => (word === undefined ? [] : [numberOf(word)])),
  );
  return most >= 1 && most <= FEW_HOURS_MAX ? match[0] : null;
}

/** Returns the meaning of the hours that a text begins with; null if it does not. Its phrase is the matched words. */
function entryAt(text: string): MeaningSpan['entry'] | null {
  const greeting = GREETING.exec(text)?.[0];
  if (greeting !== undefined) return { phrase: greeting, kind: 'STOP', value: 'stop' };
  const clock = clockAt(text);
  if (clock !== null) return { phrase: clock.matched.trim(), kind: 'SHIFT', value: clock.value };
  for (const { pattern, value } of PHRASE_PATTERNS) {
    const matched = pattern.exec(text)?.[0];
    if (matched !== undefined) return { phrase: matched.trim(), kind: 'SHIFT', value };
  }
  const few = fewHoursAt(text);
  return few === null ? null : { phrase: few.trim(), kind: 'JOB_TYPE', value: 'PART_TIME' };
}

/** Words after which a sentence cannot go on with hours: no clause of hours is longer. */
const WORDS_MAX = 12;

/** Returns the hours and the few hours of work that a text describes. No span crosses a border. */
export function hoursSpans(words: readonly string[], borders: ReadonlySet<number>): MeaningSpan[] {
  const spans: MeaningSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const border = [...borders].filter((at) => at > from).sort((a, b) => a - b)[0] ?? words.length;
    const text = words.slice(from, Math.min(border, from + WORDS_MAX)).join(' ');
    const entry = entryAt(text);
    if (entry === null) continue;
    const to = from + entry.phrase.split(' ').length;
    spans.push({ from, to, entry });
    from = to - 1;
  }
  return spans;
}
