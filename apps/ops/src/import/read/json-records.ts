import { isNestedBeyond } from '@nukkad/domain/json-depth.ts';
import { FileProblem } from '../file-problem.ts';
import type { RawRecord } from './raw-record.ts';

/** Maximum characters of a row. A longer row means that a bracket is never closed. */
const RECORD_CHARACTERS_MAX = 5_000_000;

/**
 * Splits text that arrives in pieces into JSON objects, from a list or from NDJSON lines. Each object has the number
 * of the line on which it begins.
 */
class ObjectSplitter {
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #object = '';
  #began = 1;
  #line = 1;

  *split(piece: string): Generator<{ line: number; text: string }> {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at] as string;
      if (character === '\n') this.#line += 1;
      if (this.#isText) this.#inText(character);
      else if (character === '"') this.#openText();
      else if (character === '{') {
        if (this.#depth === 0) {
          from = at;
          this.#began = this.#line;
        }
        this.#depth += 1;
      } else if (character === '}') {
        this.#depth -= 1;
        if (this.#depth < 0) throw this.#stray(character);
        if (this.#depth === 0) {
          yield { line: this.#began, text: this.#object + piece.slice(from, at + 1) };
          this.#object = '';
        }
      } else if (this.#depth === 0 && !/[\s,[\]]/.test(character)) throw this.#stray(character);
    }
    if (this.#depth > 0) this.#object += piece.slice(from);
    if (this.#object.length > RECORD_CHARACTERS_MAX) throw this.#open();
  }

  end(): void {
    if (this.#depth > 0) throw this.#open();
  }

  #inText(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === '\\') this.#isEscaped = true;
    else if (character === '"') this.#isText = false;
  }

  #openText(): void {
    if (this.#depth === 0) throw this.#stray('"');
    this.#isText = true;
  }

  #stray(character: string): FileProblem {
    return new FileProblem(`line ${this.#line}: ${character} where a row { … } was to begin`);
  }

  #open(): FileProblem {
    return new FileProblem(`line ${this.#began}: a row begins there and never ends`);
  }
}

/** Maximum nesting depth of a row. Rows of content have five levels. */
const LEVELS_MAX = 32;

function parseObject(line: number, text: string): RawRecord {
  if (isNestedBeyond(LEVELS_MAX, text))
    return { line, cells: {}, problem: `nests deeper than ${LEVELS_MAX} levels of brackets` };
  try {
    return { line, cells: JSON.parse(text) };
  } catch (error) {
    return { line, cells: {}, problem: `is not JSON: ${(error as Error).message}` };
  }
}

/** Yields the rows of a JSON file: a list of objects, or objects one after the other. */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<RawRecord> {
  const splitter = new ObjectSplitter();
  for await (const piece of text) {
    for (const { line, text: object } of splitter.split(piece)) yield parseObject(line, object);
  }
  splitter.end();
}
