/** A parameter as one line of text, cut to what the API takes; undefined where nothing is left. */
export function lineOf(value: string | null | undefined, longest: number): string | undefined {
  // The API refuses signs that nobody can type.
  return (
    value
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest) || undefined
  );
}
