import mammoth from 'mammoth';

const STYLE =
  'body{margin:1.5rem;font:16px/1.6 system-ui,sans-serif;color:#1b1f3b;background:#fff;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.25rem .5rem;border:1px solid #ccc}';

/** The text of a DOCX with its headings, lists, tables and pictures, as a whole page of HTML. */
export async function readWord(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The resume answered ${answer.status}`);
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await answer.arrayBuffer() });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${value}`;
}
