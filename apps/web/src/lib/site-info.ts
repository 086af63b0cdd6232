/** Operator settings about the site: brand, links and contact details. Links that are null are not shown. */
export interface SiteInfo {
  readonly brand: string;
  /** The site on which companies post jobs. */
  readonly employerUrl: string | null;
  /** The mobile app's page in its store. */
  readonly appUrl: string | null;
  /** A company's campus drive and the page where applicants register for it; null if there is none. */
  readonly campusDrive: { readonly companyShareId: string; readonly url: string } | null;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly support: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string | null;
  };
  /**
   * URL template of map tiles, `https://…/{z}/{x}/{y}.png`, or of one file of vector tiles, `https://….pmtiles`. If
   * it is null, the map draws only land and sea.
   */
  readonly mapTileUrl: string | null;
  readonly mapAttribution: string | null;
}
