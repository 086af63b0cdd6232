interface Room {
  readonly width: number;
  readonly lines: number;
  /** How wide a text is drawn. */
  readonly measure: (text: string) => number;
}

const ELLIPSIS = '…';
/** No picture has room for more; what is longer is not measured. */
const LONGEST = 300;

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Letters with all their signs, of which none may be cut in two. */
const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment);

/** The longest beginning of a text that fits with the ellipsis behind it; widths grow with the letters, so by halves. */
function cut(text: string, { width, measure }: Room): string {
  const all = lettersOf(text);
  let [fits, tooMany] = [0, all.length + 1];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (measure(all.slice(0, middle).join('') + ELLIPSIS) <= width) fits = middle;
    else tooMany = middle;
  }
  return all.slice(0, fits).join('').trimEnd() + ELLIPSIS;
}

/** The text broken between words into lines that fit, the last one cut with an ellipsis where there is more. */
export function fitLines(text: string, room: Room): string[] {
  const words = lettersOf(text.trim()).slice(0, LONGEST).join('').split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (room.measure(longer) <= room.width) {
      line = longer;
      continue;
    }
    // A word wider than a line stands alone and is cut.
    if (line === '' || lines.length === room.lines - 1)
      return [...lines, cut([line, ...words.slice(at)].join(' ').trim(), room)];
    lines.push(line);
    line = word;
    if (room.measure(word) > room.width) return [...lines, cut(words.slice(at).join(' '), room)];
  }
  return line === '' ? lines : [...lines, line];
}
