import { latinDigits } from '@nukkad/domain/latin-digits.ts';
import { editDistance } from '@nukkad/language/text/edit-distance.ts';

/** How a cell of a field is read: everything in CSV is text. */
export type FieldType = 'text' | 'number' | 'whole' | 'yes-no' | 'list' | 'json';

export type Fields = Readonly<Record<string, FieldType>>;

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'होय', 'हो']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'नाही']);
/** `12,000`, `1,20,000`: digits in groups, as they are written in India and elsewhere. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})+$/;

function readNumber(text: string): number | string {
  const bare = latinDigits(text).replace(/^₹\s*|^Rs\.?\s*/i, '');
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readYesNo(text: string): boolean | string {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
}

const readList = (text: string): string[] =>
  text
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A cell as its field wants it; one that cannot be read so stays text, and is refused as such. An empty one is null. */
export function readCell(value: unknown, type: FieldType): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return type === 'list' ? [] : null;
  if (type === 'number' || type === 'whole') return readNumber(text);
  if (type === 'yes-no') return readYesNo(text);
  if (type === 'list') return readList(text);
  return type === 'json' ? readJson(text) : text;
}

const folded = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** The field of a column's name; upper case, spaces and hyphens make no difference. */
export function fieldNamed(name: string, fields: Fields): string | undefined {
  return Object.keys(fields).find((field) => folded(field) === folded(name));
}

/** The words of a name, in an order of their own: "Min Pay" is near payMin. */
const sortedWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .sort()
    .join('');

/** The name that a misspelt one most likely is. */
export function nearest(text: string, names: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(text.length / 3));
  const distanceTo = (name: string): number =>
    Math.min(
      editDistance(folded(text), folded(name), most),
      editDistance(sortedWords(text), sortedWords(name), most),
    );
  return [...names]
    .map((name) => ({ name, distance: distanceTo(name) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}
