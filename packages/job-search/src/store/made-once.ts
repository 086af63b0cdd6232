import { hash } from 'node:crypto';

/** A function that makes anew only what comes of other rows than the last time: what is costly to make. */
export function madeOnce<Rows, Made>(make: (rows: Rows) => Promise<Made>): (rows: Rows) => Promise<Made> {
  let last: { readonly of: string; readonly made: Made } | undefined;
  return async (rows) => {
    const of = hash('sha256', JSON.stringify(rows), 'base64');
    const made = last?.of === of ? last.made : await make(rows);
    last = { of, made };
    return made;
  };
}
