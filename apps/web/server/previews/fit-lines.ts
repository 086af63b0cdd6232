interface Room {
  readonly width: number;
  readonly lines: number;
  /** Returns the width of a text when it is drawn. */
  readonly measure: (text: string) => number;
}

const ELLIPSIS = '…';
/** Maximum number of graphemes to measure. No picture has room for more. */
const LONGEST = 300;

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Splits a text into graphemes: letters with all their signs, which must not be cut. */
const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Returns the longest beginning of a text that fits with an ellipsis, found by binary search. */
function cut(text: string, { width, measure }: Room): string {
  const all = graphemesOf(text);
  let fits = 0;
  let tooMany = all.length + 1;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (measure(all.slice(0, middle).join('') + ELLIPSIS) <= width) fits = middle;
    else tooMany = middle;
  }
  return all.slice(0, fits).join('').trimEnd() + ELLIPSIS;
}

/** Breaks a text between words into lines that fit. If there is more text, the last line ends with an ellipsis. */
export function fitLines(text: string, room: Room): string[] {
  const words = graphemesOf(text.trim()).slice(0, LONGEST).join('').split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (room.measure(longer) <= room.width) {
      line = longer;
      continue;
    }
    // A word that is wider than a line is cut.
    if (line === '' || lines.length === room.lines - 1)
      return [...lines, cut([line, ...words.slice(at)].join(' ').trim(), room)];
    lines.push(line);
    line = word;
    if (room.measure(word) > room.width) return [...lines, cut(words.slice(at).join(' '), room)];
  }
  return line === '' ? lines : [...lines, line];
}
