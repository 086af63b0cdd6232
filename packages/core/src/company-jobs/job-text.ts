import { escapeHtml } from '../content/escape-html.ts';
import { htmlLines } from '../shared/html-lines.ts';

const ITEM = /^[-•*]\s+/;

const paragraph = (lines: readonly string[]) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`;
const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escapeHtml(line.replace(ITEM, ''))}</li>`).join('')}</ul>`;

/** Splits lines into groups of neighbours of the same kind. An empty line ends a group. */
function blocksOf(text: string): { readonly isList: boolean; readonly lines: string[] }[] {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const isList = ITEM.test(line);
    const last = blocks.at(-1);
    if (line !== '' && isOpen && last?.isList === isList) last.lines.push(line);
    else if (line !== '') blocks.push({ isList, lines: [line] });
    isOpen = line !== '';
  }
  return blocks;
}

/**
 * Returns the HTML of a job from the company's own words. Without own words it is the title, because each job has a
 * text.
 */
export function requirementsHtml(text: string | null | undefined, title: string): string {
  const blocks = blocksOf(text ?? '');
  if (blocks.length === 0) return paragraph([title.trim()]);
  return blocks.map(({ isList, lines }) => (isList ? list : paragraph)(lines)).join('');
}

/** Returns the own words of a job as plain text; null if it has only its title. */
export function requirementsText(html: string, title: string): string | null {
  const text = htmlLines(html);
  return text === '' || text === title.trim() ? null : text;
}
