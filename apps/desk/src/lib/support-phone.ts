/** Returns the operator's phone number for callers, which the web server writes into the page; null if none is configured. */
export function supportPhone(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="support-phone"]')?.content ?? null;
}
