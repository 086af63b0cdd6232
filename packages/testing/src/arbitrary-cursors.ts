import fc from 'fast-check';

export const encodedCursor = (text: string): string => Buffer.from(text).toString('base64url');
/** Numbers that attackers might send. */
const number = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('1e20', '8.64e15', '8640000000000001', '1e308', '0', '9'.repeat(15), '1.5', 'NaN', ''),
);

/**
 * Arbitrary texts that a client can send as a cursor: random ones, and ones that resemble cursors of lists and of the
 * search. `ids` are used in addition to UUIDs.
 */
export function arbitraryCursors(...ids: string[]): fc.Arbitrary<string> {
  const id = fc.oneof(fc.uuid(), fc.string(), ...ids.map((known) => fc.constant(known)));
  return fc.oneof(
    fc.string().map(encodedCursor),
    fc.string(),
    fc.tuple(number, id).map(([at, of]) => encodedCursor(`${at}.${of}`)),
    fc
      .tuple(fc.constantFrom('n', 'd', 'x'), number, id, number, number)
      .map((parts) => encodedCursor(parts.join('|'))),
  );
}
