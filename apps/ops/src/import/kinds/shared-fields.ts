import { slugOf } from '@nukkad/domain/share-link.ts';
import * as z from 'zod';

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a hint with a valid key that is derived from a text; an empty text if none can be derived. */
function suggested(input: unknown): string {
  const slug = slugOf(String(input));
  return KEY.test(slug) ? `, as in "${slug}"` : '';
}

/** Schema of a key: lower-case letters, digits and hyphens, because it is part of URLs. */
export const keyText = z
  .string()
  .max(60)
  .regex(KEY, {
    error: ({ input }) => `"${input}" is no key: small letters, digits and hyphens alone${suggested(input)}`,
  });
export const shortText = z.string().trim().min(1).max(120);
export const optionalText = z
  .string()
  .trim()
  .max(120)
  .nullish()
  .transform((value) => value || null);
export const yesNo = z.boolean().default(false);
/** Synonyms, in any language and spelling. */
export const otherNames = z
  .array(z.string().trim().min(1).max(80))
  .max(200)
  .default([])
  .transform((names) => [...new Set(names)]);

export const NAME_FIELDS = { nameEn: 'text', nameHi: 'text', nameMr: 'text' } as const;
/** Schema of names in the three languages. All are required, because every screen exists in each language. */
export const names = { nameEn: shortText, nameHi: shortText, nameMr: shortText };

interface Named {
  readonly nameEn: string;
  readonly nameHi: string | null;
  readonly nameMr: string | null;
}

export const nameColumns = ({ nameEn, nameHi, nameMr }: Named) => ({
  name_en: nameEn,
  name_hi: nameHi,
  name_mr: nameMr,
});
