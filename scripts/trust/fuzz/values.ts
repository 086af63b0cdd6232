import fc from 'fast-check';

const text = (length: number): string => 'क'.repeat(length);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values at and beyond the limits of types, numbers and texts. */
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63],
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00x', '\u202Eabc', '\u200B', '\uFEFF', '\u001B[31m'],
  ...['NaN', 'Infinity', '-1', '0', '1e999', '0x10', '٣', '९९९', '2026-02-30', '0000-00-00', '+275760-09-13'],
  ...[
    "'",
    "' OR '1'='1",
    '"; DROP TABLE job; --',
    '%',
    '_',
    '\\',
    '$1',
    '{{7*7}}',
    '<script>',
    '../../etc/passwd',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '00000000-0000-0000-0000-000000000000'],
  ...[
    text(81),
    text(201),
    text(2001),
    text(15_000),
    'x'.repeat(60_000),
    'x'.repeat(100_000),
    '👩‍👩‍👧‍👦'.repeat(500),
  ],
  ...[[], {}, [null], [[]], { __proto__: null, length: -1 }, { toString: 1 }, nested(20), nested(300)],
  ...[Array.from({ length: 5000 }, () => 1), { $ne: null }, { constructor: { prototype: { x: 1 } } }],
];

/** Returns `count` values for a field, chosen by the seed: about half are odd ones, the others are generated. */
export function fieldValues(seed: number, count: number): unknown[] {
  const value = fc.oneof(
    fc.constantFrom(...ODD),
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.oneof(fc.integer(), fc.double(), fc.bigInt().map(String)),
    fc.jsonValue({ maxDepth: 4 }),
  );
  return fc.sample(value, { seed, numRuns: count });
}

/** Whole bodies that are no valid JSON object. */
export const BROKEN_BODIES: readonly string[] = [
  ...['', ' ', '{', '}', '[', '[]', 'null', '1', '"x"', '{"a":}', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}'],
  ...['\uFEFF{}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"a":"\\ud800"}'],
  ...[
    '{"a":"\\u0000"}',
    '{"a":1e999}',
    '{"a":-0}',
    `{"a":${'9'.repeat(5000)}}`,
    `{"${'k'.repeat(60_000)}":1}`,
  ],
  ...[`${'['.repeat(30_000)}${']'.repeat(30_000)}`, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  ...[
    `{${Array.from({ length: 8000 }, (_, at) => `"k${at}":1`).join()}}`,
    '{"a":1,"a":2}',
    '\u0000\u0001\u0002',
  ],
];

/** Endings of addresses, as they are sent. */
export const ODD_QUERIES: readonly string[] = [
  ...[
    '?',
    '?&&&',
    '?=',
    '?a',
    '?a=%',
    '?a=%zz',
    '?a=%00',
    '?a=%ff%fe',
    '?a[]=1&a[]=2',
    '?a=1&a=2',
    '?__proto__=1',
  ],
  ...[
    '?__proto__[x]=1',
    '?constructor[prototype][x]=1',
    `?a=${'x'.repeat(7000)}`,
    '?a=%ED%A0%80',
    '?a=%E2%80%AE',
  ],
  ...[`?${'a=1&'.repeat(1500)}`, '?city=%F0%9F%9A%80', '?page=-1', '?page=99999999999999999999', '?page=NaN'],
  ...[
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc',
    '//',
    '/%',
    '/%zz',
    '/%00',
    '/;a=b',
    '/%5c',
    '/\u0301',
  ].map((path) => encodeURI(path).replaceAll('%25', '%')),
];
