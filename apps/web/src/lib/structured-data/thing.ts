/** A schema.org object. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Serialises objects for a JSON-LD script element. Escapes `<`, so that no value can close the element. */
export function jsonLdText(things: readonly Thing[]): string {
  const described = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(described.length === 1 ? described[0] : described)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
