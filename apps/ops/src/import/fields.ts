import { isNestedBeyond } from '@nukkad/domain/json-depth.ts';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';

/** How a cell of a field is read: everything in CSV is text. */
export type FieldType = 'text' | 'number' | 'whole' | 'yes-no' | 'list' | 'json';

export type Fields = Readonly<Record<string, FieldType>>;

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'होय', 'हो']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'नाही']);
/** `12,000`, `1,20,000`: digits in groups, the last of three, as they are written in India and elsewhere. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** A number; a whole one may have its digits in groups. `18,528` as a number with a fraction is left as text, and refused. */
function readNumber(text: string, isWhole: boolean): number | string {
  const bare = latinDigits(text).replace(/^₹\s*|^Rs\.?\s*/i, '');
  const plain = isWhole && GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Levels of brackets in a cell; the cards of content have four. What nests deeper stays text, and is refused as such. */
const LEVELS_MAX = 32;

function readJson(text: string): unknown {
  if (isNestedBeyond(LEVELS_MAX, text)) return text;
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
  if (type === 'number' || type === 'whole') return readNumber(text, type === 'whole');
  if (type === 'yes-no') return readYesNo(text);
  if (type === 'list') return readList(text);
  return type === 'json' ? readJson(text) : text;
}

const folded = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** The field of a column's name; upper case, spaces and hyphens make no difference. */
export function fieldNamed(name: string, fields: Fields): string | undefined {
  return Object.keys(fields).find((field) => folded(field) === folded(name));
}
