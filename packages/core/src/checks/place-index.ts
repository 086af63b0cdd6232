export interface PlaceCity {
  readonly key: string | number;
  readonly names: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** The state, spelled as in the table of minimum wages. */
  readonly state: string;
}

export interface PlaceLocality {
  readonly cityKey: string | number;
  readonly names: readonly string[];
}

/** Returns a place name in normalised form: lower case, no dots or apostrophes, single spaces. */
export function placeName(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[.'’]/g, '').replace(/\s+/g, ' ').trim();
}

/** Finds cities by key, and by the names of cities and localities. */
export class PlaceIndex {
  readonly #byName = new Map<string, Set<string | number>>();
  readonly #byKey = new Map<string | number, PlaceCity>();

  constructor(cities: readonly PlaceCity[], localities: readonly PlaceLocality[]) {
    for (const city of cities) {
      this.#byKey.set(city.key, city);
      for (const name of city.names) this.#add(name, city.key);
    }
    for (const locality of localities) for (const name of locality.names) this.#add(name, locality.cityKey);
  }

  #add(name: string, key: string | number): void {
    const normalized = placeName(name);
    if (!normalized) return;
    const known = this.#byName.get(normalized);
    if (known) known.add(key);
    else this.#byName.set(normalized, new Set([key]));
  }

  city(key: string | number): PlaceCity | undefined {
    return this.#byKey.get(key);
  }

  citiesNamed(text: string): ReadonlySet<string | number> | undefined {
    return this.#byName.get(placeName(text));
  }
}
