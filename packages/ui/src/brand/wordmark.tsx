import { JOBS_STROKES, NUKKAD_STROKES } from './wordmark-strokes.ts';

export interface WordmarkProps {
  /** The product's name. The default name is a drawing; any other name is shown in the system font. */
  readonly name?: string | undefined;
  /** Shows only the symbol, for narrow places. Screen readers still read the name. */
  readonly isMarkOnly?: boolean | undefined;
}

const DRAWN_NAME = 'Nukkad Jobs';

/** The symbol of the brand: the two signs of a street corner. */
function Mark() {
  return (
    <svg className="nk-brand__mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 5v39" strokeWidth="4" />
        <path d="M11 7h24l8 7-8 7H11a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z" fill="var(--accent)" />
        <path d="M37 24H13l-8 7 8 7h24a2 2 0 0 0 2-2V26a2 2 0 0 0-2-2Z" fill="var(--sign)" />
        <path d="M15 14h17" stroke="var(--on-accent)" />
        <path d="M16 31h17" stroke="var(--on-sign)" />
      </g>
    </svg>
  );
}

/** The logo: the symbol and the product's name. */
export function Wordmark({ name = DRAWN_NAME, isMarkOnly = false }: WordmarkProps) {
  const isDrawn = name === DRAWN_NAME;
  return (
    <span className="nk-brand">
      <Mark />
      {!isMarkOnly && isDrawn && (
        <svg className="nk-brand__letters" viewBox="0 0 276 46" aria-hidden="true" focusable="false">
          <path
            className="nk-brand__shade"
            d={NUKKAD_STROKES + JOBS_STROKES}
            transform="translate(2.2 2.4)"
          />
          <path d={NUKKAD_STROKES} />
          <path className="nk-brand__second" d={JOBS_STROKES} />
        </svg>
      )}
      <span className={isDrawn || isMarkOnly ? 'nk-hidden' : 'nk-brand__word'}>{name}</span>
    </span>
  );
}
