/**
 * A cache of two generations: a full one becomes the old one, and what is asked for again moves to the new. So many
 * texts at once cannot empty it, and it never holds more than twice `size`.
 */
export function memoize<Result extends NonNullable<unknown>>(
  of: (text: string) => Result,
  size = 10_000,
): (text: string) => Result {
  let recent = new Map<string, Result>();
  let old = new Map<string, Result>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = old.get(text) ?? of(text);
    if (recent.size >= size) [recent, old] = [new Map(), recent];
    recent.set(text, value);
    return value;
  };
}
