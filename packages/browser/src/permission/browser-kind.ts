/** Browsers, grouped by where they keep a site's permissions. */
export type BrowserKind =
  | 'CHROME_ANDROID'
  | 'SAMSUNG'
  | 'FIREFOX_ANDROID'
  | 'SAFARI_IPHONE'
  | 'CHROME_DESKTOP'
  | 'FIREFOX_DESKTOP'
  | 'SAFARI_MAC'
  | 'OTHER';

/** Patterns of user agents, the most specific first, because user agents also contain the names of other browsers. */
const KINDS: readonly (readonly [RegExp, BrowserKind])[] = [
  [/SamsungBrowser/, 'SAMSUNG'],
  [/(iPhone|iPad).*(CriOS|FxiOS|EdgiOS)/, 'OTHER'],
  [/(iPhone|iPad).*Safari/, 'SAFARI_IPHONE'],
  [/Android.*Firefox/, 'FIREFOX_ANDROID'],
  [/Firefox/, 'FIREFOX_DESKTOP'],
  [/Android.*(; wv|OPR|UCBrowser|MiuiBrowser)/, 'OTHER'],
  [/Android.*Chrome/, 'CHROME_ANDROID'],
  [/(Chrome|Edg)\//, 'CHROME_DESKTOP'],
  [/Macintosh.*Safari/, 'SAFARI_MAC'],
];

/** Detects the browser, because each one keeps a site's permissions in another place. */
export function browserKind(userAgent: string): BrowserKind {
  return KINDS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'OTHER';
}
