import type { Localized } from '@nukkad/contract';

interface Named {
  readonly names: Localized;
  readonly aliases: readonly string[];
}

/** Returns all names of a city or area: those in the three languages and its aliases, in lower case. */
export function namesOf({ names, aliases }: Named): string[] {
  return [...Object.values(names), ...aliases].map((name) => name.toLowerCase());
}

/** Whether a name, or a word in it, begins with the typed text, which must be in lower case. */
export function beginsWith(place: Named, typed: string): boolean {
  return namesOf(place).some((name) => ` ${name}`.includes(` ${typed}`));
}
