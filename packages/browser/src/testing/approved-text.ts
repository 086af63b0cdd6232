import { LANGUAGES, type Language } from '@nukkad/contract';
import { changedLines } from './changed-lines.ts';

/** The lines of a page in some languages. */
export type LinesByLanguage = Readonly<Partial<Record<Language, readonly string[]>>>;

/** Returns the lines that differ from those of the first state, or all lines if that is shorter. */
function shorter(first: readonly string[], lines: readonly string[]): readonly string[] {
  const changes = changedLines(first, lines);
  return changes.length < lines.length ? changes : lines;
}

/**
 * Returns the text of an approved file: the first state in full, and of the others only the lines that differ from the
 * first state in the same language.
 */
export function approvedText(states: readonly (readonly [name: string, lines: LinesByLanguage])[]): string {
  const first = states[0]?.[1];
  const parts = states.flatMap(([name, lines]) =>
    LANGUAGES.flatMap((language) => {
      const shown = lines[language];
      if (shown === undefined) return [];
      const usual = lines === first ? undefined : first?.[language];
      const text = usual === undefined ? shown : shorter(usual, shown);
      return [`=== ${name} · ${language} ===`, ...text, ''];
    }),
  );
  return parts.join('\n');
}
