import { DEFAULT_LANGUAGE } from '@nukkad/contract/constants.ts';
import type { Language } from '@nukkad/contract/shared/shared.domain.ts';

/** The first path segment of Hindi and Marathi URLs. English URLs have no prefix. */
const PREFIX = /^\/(hi|mr)(?=[/?#]|$)/;

interface LanguagePath {
  readonly language: Language;
  /** The path without the prefix of the language. */
  readonly path: string;
}

/** Splits a path into its language and the rest: `/hi/joblist?q=cook` is Hindi and `/joblist?q=cook`. */
export function splitLanguagePath(address: string): LanguagePath {
  const [prefix, language] = PREFIX.exec(address) ?? [];
  if (prefix === undefined) return { language: DEFAULT_LANGUAGE, path: address };
  // Exactly one slash, because a path that begins with two is a URL of another host.
  const rest = address.slice(prefix.length).replace(/^[/\\]+/, '');
  return { language: language as Language, path: `/${rest}` };
}

/** Adds the prefix of a language: `/joblist` becomes `/hi/joblist`. The start page is `/` or `/hi`. */
export function pathInLanguage(address: string, language: Language): string {
  const { path } = splitLanguagePath(address);
  if (language === DEFAULT_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
