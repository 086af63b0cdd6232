import mammoth from 'mammoth';
import { WORD_STYLE } from './word-style.ts';

/** The text of a DOCX with its headings, lists, tables and pictures, as a whole page of HTML. */
export async function readWord(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The resume answered ${answer.status}`);
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await answer.arrayBuffer() });
  return `<!doctype html><meta charset="utf-8"><style>${WORD_STYLE}</style>${value}`;
}
