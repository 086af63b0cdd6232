const REMEMBERED_MAX = 20_000;

/** A pure function of a text that remembers its answers: the same words come again and again. It forgets all when full. */
export function remembering<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const there = known.get(text);
    if (there !== undefined) return there;
    const value = of(text);
    if (known.size >= REMEMBERED_MAX) known.clear();
    known.set(text, value);
    return value;
  };
}
