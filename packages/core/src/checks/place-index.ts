export interface PlaceCity {
  readonly key: string | number;
  readonly names: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** As in the minimum wages on record. */
  readonly state: string;
}

export interface PlaceLocality {
  readonly cityKey: string | number;
  readonly names: readonly string[];
}

/** Names of places as they are compared: lower case, no dots, one space. */
export function placeName(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[.'’]/g, '').replace(/\s+/g, ' ').trim();
}

/** Which cities a name stands for, made once from all cities and localities. */
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
    const tidy = placeName(name);
    if (!tidy) return;
    const known = this.#byName.get(tidy);
    if (known) known.add(key);
    else this.#byName.set(tidy, new Set([key]));
  }

  city(key: string | number): PlaceCity | undefined {
    return this.#byKey.get(key);
  }

  citiesNamed(text: string): ReadonlySet<string | number> | undefined {
    return this.#byName.get(placeName(text));
  }
}
