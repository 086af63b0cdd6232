/** One text in the three languages of the portal; each is own-written and none is left empty. */
export type Localized = { en: string; hi: string; mr: string };

/** A list of short plain-text items in the three languages, of equal length in each. */
export type LocalizedList = { en: string[]; hi: string[]; mr: string[] };
