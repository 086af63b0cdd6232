import type { Localized } from '@nukkad/contract';

export interface StoredNames {
  readonly nameEn: string;
  readonly nameHi: string | null;
  readonly nameMr: string | null;
}

/** The stored names in the three languages; where one is missing, that of the same script before the English one. */
export function localizedNames({ nameEn, nameHi, nameMr }: StoredNames): Localized {
  return { en: nameEn, hi: nameHi ?? nameMr ?? nameEn, mr: nameMr ?? nameHi ?? nameEn };
}
