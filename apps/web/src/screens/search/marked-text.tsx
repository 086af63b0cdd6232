import { Fragment } from 'react';
import { matchedRanges } from './matched-ranges.ts';

/** A title with the parts that answer to what was typed marked. */
export function MarkedText({ text, wanted }: { readonly text: string; readonly wanted: readonly string[] }) {
  const spans = matchedRanges(text, wanted);
  const ends = [0, ...spans.map(([, to]) => to)];
  return (
    <>
      {spans.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
