import { anyWordOf } from '../text/rules.ts';
import { clockAt } from './clock.ts';
import { anyOf, type Daypart, END, NUMERAL_WORDS, NUMERALS, type Shift } from './hour-words.ts';
import vocabulary from './hours.json' with { type: 'json' };
import type { MeaningSpan } from './meaning-span.ts';

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
