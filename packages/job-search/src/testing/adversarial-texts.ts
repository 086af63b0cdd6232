import { SEARCH_LENGTH_MAX } from '@nukkad/contract';
import fc from 'fast-check';

/** Short texts that almost mean something, so that they can be repeated often. */
const UNITS = ['5 km', '5-6', '5 pm', '5', '₹5', 'km', '5 ghante', '15k', '15 se 20 hazar', '2 saal'];
/** Words about work and places, words with many stems, and non-words. */
const OTHERS = [
  ...['near me', 'in', 'में', '10th pass', 'part time', 'B.Com', '/', ',', '...', "'", '\u200d', '🙂', 'पुण्यत'],
  ...['kapdyanchyasathi', 'shivnyachyasathi', 'दुकानांमध्येच्या', 'शिवायच्यासाठी', 'banawnewalikaam', 'qwrtp'],
  ...['aiuaiuaiuaiu', 'shshshsh', 'xxxxxxxxxxxx', 'िििििि', 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'],
];
const LETTERS = [...'aeiourstnhkmlpdाीेंर'];

/** A phrase with one letter deleted, inserted, changed or swapped with the next. */
const typoOf = (phrase: string) =>
  fc
    .record({ at: fc.nat(phrase.length), kind: fc.nat(3), letter: fc.constantFrom(...LETTERS) })
    .map(({ at, kind, letter }) => {
      const before = phrase.slice(0, at);
      const current = phrase[at] ?? '';
      const next = phrase[at + 1] ?? '';
      const rest = phrase.slice(at + 1);
      const typos = [before + rest, before + letter + current + rest, before + letter + rest];
      return typos[kind] ?? before + next + current + rest.slice(1);
    });

/**
 * Arbitrary texts of the maximum length. They mix and repeat known phrases with and without typos and spaces. `phrases` are
 * the phrases of the lexicon.
 */
export function adversarialTexts(phrases: readonly string[]): fc.Arbitrary<string> {
  const known = fc.constantFrom(...phrases);
  const token = fc.oneof(
    fc.constantFrom(...UNITS, ...OTHERS),
    known,
    known.chain(typoOf),
    known.chain(typoOf).chain(typoOf),
    fc.tuple(known, known).map((two) => two.join('').replaceAll(' ', '')),
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  );
  const separator = fc.constantFrom(' ', ' ', ' ', '', ', ', '-');
  return fc.tuple(fc.array(token, { minLength: 1, maxLength: 40 }), separator).map(([tokens, between]) => {
    const unit = `${tokens.join(between)}${between}`;
    return unit.repeat(Math.ceil(SEARCH_LENGTH_MAX / Math.max(unit.length, 1))).slice(0, SEARCH_LENGTH_MAX);
  });
}

const repeated = (unit: string): string =>
  unit.repeat(Math.ceil(SEARCH_LENGTH_MAX / unit.length)).slice(0, SEARCH_LENGTH_MAX);

/** The most expensive texts that a random search has found, before and after their cost was limited. */
export const MOST_EXPENSIVE_TEXTS: readonly string[] = [
  ...[...UNITS, 'qw', 'pune driver', 'bijli mistri wakad', 'रसोईया पुण्यत', 'dilivri', 'a', 'z'].flatMap(
    (unit) => (unit === 'z' ? [repeated(unit)] : [repeated(`${unit} `)]),
  ),
  'ऑनलाइन सेलिेंग फॉरम् भरने पलवhल कटिंग मसा्टर मुलांची काळजेी पेटीएम नवाबdंज ेnoari चाहिए सीरक्षा सुपरवाइजर 10th pass आयटीआय झालेला चूरूTableService महिलाaंचे कपे घर-घर tाकर बेचना gategrillपोहणारा फायना',
  'Business Development Executiev bori uthana shshsh pigy agent FinancialAnalystखाद्यनिरीक्षक चाहिए kaam fresher बन लगाना उक्कडt जेवणाचiे डबे पोहोचवणे विजिटिगं कार्ड sid Secor 63 10th pass fresher म्sयुच',
  'chitrakala वरणगाँवकोविलपट्टी इवेंटएग्जीक्यूटिवचांदपूर mes cook cashierfashiondesigning swayampakiKendrapara में भारजी बनवणे Tailor रस्pा 5-6 सhुपदेशक hersnorthindian kada katna 5-6 5 km लेडीज टलेर . म',
  'अनुीवी kolhapuratसंपादकीय सट्टीत पैसे वूसली में cointent writer B.Com 5 ghante शaतीचे काम evenin gshift job Paltan Bazaar bane client गेटवर बसणे व्हेिसd poंlicy vikne पदीव झालेल्यांसाठी ramuzafarpur 1',
];
