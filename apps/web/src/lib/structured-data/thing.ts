/** One thing described in the words of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Things as the text of a JSON-LD script: nothing in it can end the element it stands in. */
export function jsonLdText(things: readonly Thing[]): string {
  const described = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(described.length === 1 ? described[0] : described)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
