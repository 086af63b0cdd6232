import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { UsageError } from '../../command.ts';
import { FileProblem } from '../file-problem.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** File name with which a file is read from standard input. */
export const STANDARD_INPUT = '-';

const CHUNK_BYTES = 256 * 1024;
/** Number of bytes needed to recognise UTF-16 without a byte order mark. In Latin text, every second byte is zero. */
const SAMPLE_BYTES = 1024;

const begins = (bytes: Buffer, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

function looksLikeUtf16(bytes: Buffer): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (offset: number) => sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const many = sample.length / 8;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : null;
}

/**
 * Returns the encoding, detected by the byte order mark or else by the bytes; UTF-8 by default. Throws FileProblem
 * for an Excel workbook.
 */
function detectEncoding(bytes: Buffer, path: string): Encoding {
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileProblem(`${path} is a workbook: save it in Excel as "CSV UTF-8", and import that`);
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be';
  return looksLikeUtf16(bytes) ?? 'utf-8';
}

/** Matches control characters that do not occur in text files. Tabs, line ends and form feeds are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Throws FileProblem if the text has control characters, which only binary files contain. */
function refuseBinary(path: string, text: string, linesBefore: number): void {
  const at = text.search(BINARY);
  if (at === -1) return;
  const line = linesBefore + text.slice(0, at).split('\n').length;
  throw new FileProblem(
    `${path}, line ${line}: this is no text file. Save it as "CSV UTF-8", and import that.`,
  );
}

function brokenText(path: string, bytes: Buffer, encoding: Encoding, linesBefore: number): FileProblem {
  const text = new TextDecoder(encoding).decode(bytes);
  const at = text.indexOf('\uFFFD');
  const line = linesBefore + text.slice(0, at).split('\n').length;
  const around = text.slice(Math.max(0, at - 15), at + 15).replace(/\s+/g, ' ');
  const advice =
    encoding === 'utf-8'
      ? 'Save it as "CSV UTF-8"; or, if Excel saved it as plain CSV, say --encoding windows-1252.'
      : 'Save it as "CSV UTF-8".';
  return new FileProblem(`${path}, line ${line}: "${around}" is not ${encoding.toUpperCase()}. ${advice}`);
}

function unreadable(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT') return new UsageError(`there is no file ${path}`);
  return new UsageError(`${path} cannot be read${error.code === undefined ? '' : ` (${error.code})`}`);
}

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  try {
    yield* path === STANDARD_INPUT ? process.stdin : createReadStream(path, { highWaterMark: CHUNK_BYTES });
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
}

/**
 * Joins the first pieces of a stream until there are enough bytes to detect the encoding, because the first pieces of
 * a pipe can be short.
 */
async function* withSample(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let sample = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (sample.length >= SAMPLE_BYTES) yield piece;
    else {
      sample = Buffer.concat([sample, piece]);
      if (sample.length >= SAMPLE_BYTES) yield sample;
    }
  }
  if (sample.length < SAMPLE_BYTES) yield sample;
}

/**
 * Yields a file's text piece by piece, without the byte order mark. Throws FileProblem for bytes that are invalid in
 * the encoding.
 */
export async function* decodeFile(path: string, chosen?: Encoding): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let encoding: Encoding = chosen ?? 'utf-8';
  let lines = 0;
  const decode = (bytes: Buffer, isLast: boolean): string => {
    decoder ??= new TextDecoder(encoding, { fatal: true });
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      throw brokenText(path, bytes, encoding, lines);
    }
  };
  for await (const bytes of withSample(readBytes(path))) {
    if (decoder === undefined) encoding = chosen ?? detectEncoding(bytes, path);
    const text = decode(bytes, false);
    refuseBinary(path, text, lines);
    lines += text.split('\n').length - 1;
    if (text !== '') yield text;
  }
  const rest = decode(Buffer.alloc(0), true);
  if (rest !== '') yield rest;
}
