/** Finds keys within an edit or two: those with which it shares a form that lacks a letter of each. */
export interface FuzzyIndex {
  find(key: string): readonly string[];
}

/** The key and every form of it that lacks one letter. */
function shortened(key: string): string[] {
  const forms = new Set([key]);
  for (let at = 0; at < key.length; at += 1) forms.add(key.slice(0, at) + key.slice(at + 1));
  return [...forms];
}

const LENGTH_MIN = 3;

/** Builds the index; keys of fewer than three letters are left out, as an edit makes any of them into any other. */
export function* fuzzyIndexSteps(keys: Iterable<string>): Generator<void, FuzzyIndex> {
  const byForm = new Map<string, string[]>();
  for (const key of new Set(keys)) {
    yield;
    if (key.length < LENGTH_MIN) continue;
    for (const form of shortened(key)) {
      const sharing = byForm.get(form);
      if (sharing === undefined) byForm.set(form, [key]);
      else sharing.push(key);
    }
  }
  return {
    find: (key) =>
      key.length < LENGTH_MIN ? [] : [...new Set(shortened(key).flatMap((form) => byForm.get(form) ?? []))],
  };
}
