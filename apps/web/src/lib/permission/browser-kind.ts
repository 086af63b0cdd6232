/** Browsers, by where they keep the permissions of a site. */
export type BrowserKind =
  | 'CHROME_ANDROID'
  | 'SAMSUNG'
  | 'FIREFOX_ANDROID'
  | 'SAFARI_IPHONE'
  | 'CHROME_DESKTOP'
  | 'FIREFOX_DESKTOP'
  | 'SAFARI_MAC'
  | 'OTHER';

/** By the user agent, most particular first: each later one is also named by those before it. */
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

/** Which browser reads, for what it calls things and where it hides them. */
export function browserKind(userAgent: string): BrowserKind {
  return KINDS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'OTHER';
}
