import { networkOf, siteOf } from '@nukkad/server/keys/index.ts';
import { Places, PlacesByNetwork, type Release } from './places.ts';

interface PagePlacesOptions {
  /** Maximum number of pages rendered at the same time. */
  readonly pages: number;
  /** The percentage of `pages` that one network may use. */
  readonly pagesPerNetworkPercent: number;
}

/**
 * Share of an IPv6 /48, as a multiple of one network's share. It keeps one network from using up the whole share of
 * its /48.
 */
const SITE_FACTOR = 2;

/** Limits how many pages are rendered at the same time: in total, for each network, and for each IPv6 /48. */
export class PagePlaces {
  readonly #all: Places;
  readonly #byNetwork: PlacesByNetwork;
  readonly #bySite: PlacesByNetwork;

  constructor({ pages, pagesPerNetworkPercent }: PagePlacesOptions) {
    const perNetwork = Math.max(1, Math.floor((pages * pagesPerNetworkPercent) / 100));
    this.#all = new Places(pages);
    this.#byNetwork = new PlacesByNetwork(perNetwork);
    this.#bySite = new PlacesByNetwork(perNetwork * SITE_FACTOR);
  }

  /**
   * Acquires a place for a client address. Returns the function that releases it; null if all places, or all of its
   * network, are taken.
   */
  take(address: string): Release | null {
    const site = siteOf(address);
    const taken: Release[] = [];
    const giveBack = () => {
      for (const release of taken) release();
    };
    const limits = [
      () => this.#byNetwork.take(networkOf(address)),
      () => (site === null ? () => {} : this.#bySite.take(site)),
      () => this.#all.take(),
    ];
    for (const take of limits) {
      const release = take();
      if (release === null) {
        giveBack();
        return null;
      }
      taken.push(release);
    }
    return giveBack;
  }
}
