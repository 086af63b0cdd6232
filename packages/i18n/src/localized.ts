/** One text in the three languages of the portal. */
export interface Localized {
  readonly en: string;
  readonly hi: string;
  readonly mr: string;
}
