import { isNestedBeyond } from '@nukkad/domain/json-depth.ts';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';

/** Type by which a cell is parsed, because all CSV cells are text. */
export type FieldType = 'text' | 'number' | 'whole' | 'yes-no' | 'list' | 'json';

export type Fields = Readonly<Record<string, FieldType>>;

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'होय', 'हो']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'नाही']);
/** Matches digits that are grouped in Indian or international style: `12,000`, `1,20,000`. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/**
 * Parses a number. Only whole numbers may have grouped digits. Returns text that is no such number unchanged, for
 * example `18,528` for a fraction, so that the schema refuses it.
 */
function readNumber(text: string, isWhole: boolean): number | string {
  const bare = latinDigits(text).replace(/^₹\s*|^Rs\.?\s*/i, '');
  const digits = isWhole && GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/**
 * Maximum nesting of JSON in a cell; content has four levels. Deeper JSON stays text, so that the schema refuses it.
 */
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

/**
 * Parses a cell for its field. An empty cell is null, or an empty list. A cell that cannot be parsed stays text, so
 * that the schema refuses it.
 */
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

/** Returns the field that a column's name refers to, ignoring case, spaces and hyphens. */
export function fieldNamed(name: string, fields: Fields): string | undefined {
  return Object.keys(fields).find((field) => folded(field) === folded(name));
}
