import type { Language } from '@nukkad/contract';

/** BCP 47 language tags by language, for recognising and speaking it as in India. */
export const VOICE_TAGS = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' } as const satisfies Record<
  Language,
  string
>;
