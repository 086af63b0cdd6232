import type { GeoPoint, Localized } from '../shared/shared.domain.ts';

/** A typed or spoken place: an area, a city or a PIN code, also as part of a sentence. */
export interface FindPlacesInput {
  readonly text: string;
}

/** An area, a city, or the area of a PIN code. */
export interface Place {
  readonly kind: 'LOCALITY' | 'CITY' | 'PIN';
  /** `city/locality`, the city's key, or the six digits. */
  readonly key: string;
  /** The name with the city, such as "Wakad, Pune". For a PIN code, that of the nearest known place. */
  readonly names: Localized;
  /** The middle of the area. */
  readonly position: GeoPoint;
}

export interface FoundPlaces {
  /** At most 30, the best match first. Empty for an unknown place or PIN code. */
  readonly places: readonly Place[];
}
