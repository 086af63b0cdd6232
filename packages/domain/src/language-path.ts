import { DEFAULT_LANGUAGE } from '@nukkad/contract/constants.ts';
import type { Language } from '@nukkad/contract/shared/shared.domain.ts';

/** The first segment of an address in Hindi or Marathi; addresses in English have none. */
const PREFIX = /^\/(hi|mr)(?=[/?#]|$)/;

interface LanguagePath {
  readonly language: Language;
  /** The address within the site, the same in each language. */
  readonly path: string;
}

/** The language that an address is in, and the address without it: `/hi/joblist?q=cook` is Hindi and `/joblist?q=cook`. */
export function splitLanguagePath(address: string): LanguagePath {
  const [prefix, language] = PREFIX.exec(address) ?? [];
  if (prefix === undefined) return { language: DEFAULT_LANGUAGE, path: address };
  // One slash: what follows two would be another host.
  const rest = address.slice(prefix.length).replace(/^[/\\]+/, '');
  return { language: language as Language, path: `/${rest}` };
}

/** The same address in this language: `/joblist`, `/hi/joblist`; the start page is `/` and `/hi`. */
export function pathInLanguage(address: string, language: Language): string {
  const { path } = splitLanguagePath(address);
  if (language === DEFAULT_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
