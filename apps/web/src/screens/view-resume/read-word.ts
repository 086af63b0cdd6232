import mammoth from 'mammoth';
import { WORD_STYLE } from './word-style.ts';

/** Converts a DOCX file to an HTML document with headings, lists, tables and pictures. */
export async function readWord(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The resume responded with ${response.status}`);
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await response.arrayBuffer() });
  return `<!doctype html><meta charset="utf-8"><style>${WORD_STYLE}</style>${value}`;
}
