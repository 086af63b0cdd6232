/** Returns a parameter as one trimmed line of at most `longest` characters; undefined if nothing remains. */
export function singleLine(value: string | null | undefined, longest: number): string | undefined {
  // The API rejects control characters.
  return (
    value
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest) || undefined
  );
}
