/** What an operator sets about the product's surroundings; an address that is not set is not shown. */
export interface SiteInfo {
  readonly brand: string;
  /** Where companies post jobs. */
  readonly employerUrl: string | null;
  /** The mobile app in its store. */
  readonly appUrl: string | null;
  /** The campus drive of one company and where its applicants register; null while there is none. */
  readonly campusDrive: { readonly companyShareId: string; readonly url: string } | null;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly support: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string | null;
  };
  /** Map pictures, `https://…/{z}/{x}/{y}.png`, or one file of vector tiles, `https://….pmtiles`; without them the map draws its own plain ground. */
  readonly mapTileUrl: string | null;
  readonly mapAttribution: string | null;
}
