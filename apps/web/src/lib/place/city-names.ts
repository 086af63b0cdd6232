import { type City, DEFAULT_LANGUAGE, type Language } from '@nukkad/contract';

/** What cities are called, by language and name in lower case: `hi pune` is "पुणे". */
export type KnownCityNames = Readonly<Record<string, string>>;

/** Cities in the reader's words. Jobs name theirs in English, which is what filters and addresses know them by. */
export interface CityNames {
  /** The name in a language; as it was given where no other is known, or not yet. */
  nameOf(name: string, language: Language): string;
  /** Tells when names have come that were asked for before. */
  subscribe(listener: () => void): () => void;
  /** Grows with each telling. */
  version(): number;
}

const never = () => () => undefined;

function keyOf(name: string, language: Language): string {
  return `${language} ${name.trim().toLowerCase()}`;
}

/** The names of all cities, found by any name of theirs. */
export function indexCityNames(cities: readonly City[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { key, names } of cities) {
    for (const [language, name] of Object.entries(names) as [Language, string][]) {
      const called = [key, key.replaceAll('-', ' '), ...Object.values(names)];
      for (const one of called) if (!known.has(keyOf(one, language))) known.set(keyOf(one, language), name);
    }
  }
  return known;
}

/** For one page on the server: what it used is left in `used`, to be handed over with the page. */
export function serverCityNames(known: ReadonlyMap<string, string>, used: Record<string, string>): CityNames {
  return {
    nameOf(name, language) {
      const key = keyOf(name, language);
      const shown = known.get(key);
      if (shown !== undefined && shown !== name) used[key] = shown;
      return shown ?? name;
    },
    subscribe: never,
    version: () => 0,
  };
}

/** For the open page: starts with what came with it; the first name that is not among them brings all the others. */
export function browserCityNames(
  handedOver: KnownCityNames,
  fetchAll: () => Promise<readonly City[]>,
): CityNames {
  const listeners = new Set<() => void>();
  let all: ReadonlyMap<string, string> | null = null;
  let isAsked = false;
  let told = 0;
  async function ask(): Promise<void> {
    isAsked = true;
    try {
      all = indexCityNames(await fetchAll());
      told += 1;
      for (const listener of listeners) listener();
    } catch {
      // Asked again with the next unknown name.
      isAsked = false;
    }
  }
  return {
    nameOf(name, language) {
      const key = keyOf(name, language);
      const shown = handedOver[key] ?? all?.get(key);
      if (shown === undefined && language !== DEFAULT_LANGUAGE && !isAsked) void ask();
      return shown ?? name;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => told,
  };
}
