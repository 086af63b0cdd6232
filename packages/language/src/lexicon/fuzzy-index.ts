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

/** So many keys are taken in between two steps. */
const KEYS_A_STEP = 50;

/** Builds the index; keys of fewer than three letters are left out, as an edit makes any of them into any other. */
export function* fuzzyIndexSteps(keys: Iterable<string>): Generator<void, FuzzyIndex> {
  const byForm = new Map<string, string[]>();
  let taken = 0;
  for (const key of new Set(keys)) {
    taken += 1;
    if (taken % KEYS_A_STEP === 0) yield;
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
