import type { MarkedSpan } from '@nukkad/contract';
import { Fragment } from 'react';

interface MarkedTextProps {
  readonly text: string;
  readonly spans: readonly MarkedSpan[] | undefined;
}

/** A text with the parts marked that match the search. */
export function MarkedText({ text, spans = [] }: MarkedTextProps) {
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

interface MarkedPhraseProps {
  readonly phrase: string;
  readonly part: string;
}

/** A phrase in which the first occurrence of `part` is marked. */
export function MarkedPhrase({ phrase, part }: MarkedPhraseProps) {
  const from = phrase.indexOf(part);
  return <MarkedText text={phrase} spans={from < 0 ? [] : [[from, from + part.length]]} />;
}
