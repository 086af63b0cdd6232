import mammoth from 'mammoth';
import { WORD_STYLE } from './word-style.ts';

/** Converts a DOCX file to an HTML document with headings, lists, tables and pictures. */
export async function readWord(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The resume answered ${answer.status}`);
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await answer.arrayBuffer() });
  return `<!doctype html><meta charset="utf-8"><style>${WORD_STYLE}</style>${value}`;
}
