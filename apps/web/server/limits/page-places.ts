import { networkOf, siteOf } from '@nukkad/server/keys/index.ts';
import { Places, PlacesByNetwork, type Release } from './places.ts';

interface PagePlacesOptions {
  /** Pages made at the same time. */
  readonly pages: number;
  /** The share of them that one network may take, in percent. */
  readonly pagesPerNetworkPercent: number;
}

/** The share of a /48 in IPv6, as a multiple of the share of one network: a second network of it still finds places. */
const SITE_SHARE = 2;

/** The places in which pages are made. One network takes a share of them at most, so that others find the rest. */
export class PagePlaces {
  readonly #all: Places;
  readonly #byNetwork: PlacesByNetwork;
  readonly #bySite: PlacesByNetwork;

  constructor({ pages, pagesPerNetworkPercent }: PagePlacesOptions) {
    const perNetwork = Math.max(1, Math.floor((pages * pagesPerNetworkPercent) / 100));
    this.#all = new Places(pages);
    this.#byNetwork = new PlacesByNetwork(perNetwork);
    this.#bySite = new PlacesByNetwork(perNetwork * SITE_SHARE);
  }

  /** Takes a place for the visitor at an address; null if all, or all of its network, are taken. */
  take(address: string): Release | null {
    const site = siteOf(address);
    const taken: Release[] = [];
    const giveBack = () => {
      for (const release of taken) release();
    };
    const wanted = [
      () => this.#byNetwork.take(networkOf(address)),
      () => (site === null ? () => {} : this.#bySite.take(site)),
      () => this.#all.take(),
    ];
    for (const take of wanted) {
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
