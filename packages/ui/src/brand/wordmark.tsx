export interface WordmarkProps {
  /** The product's name. The default is drawn by brush; any other is set in the device's letters. */
  readonly name?: string | undefined;
  /** The sign alone, for narrow places; the name is still read out. */
  readonly isMarkOnly?: boolean | undefined;
}

const DRAWN_NAME = 'Nukkad Jobs';
const NUKKAD =
  'M6 38V11L25 38V11M35 20v9.5a7.5 7.5 0 0 0 15 0V20M50 20v18M61 8v30M75 20 62 29.5M66.5 27 76 38M86 8v30M100 20 87 29.5M91.5 27 101 38M127 20v18M156 8v30M127 29a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM156 29a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';
const JOBS =
  'M188 11v19a8 8 0 0 1-15 4M217 29a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM227 8v30M245 29a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM269 22.5c-3.5-3.5-13-3.5-13 2.2 0 6 14 2.8 14 8.8 0 6.2-11 6-14.5 1.5';

/** The two boards of a street corner. */
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

/** The name as a sign painter letters it, with a shade of marigold. */
export function Wordmark({ name = DRAWN_NAME, isMarkOnly = false }: WordmarkProps) {
  const isDrawn = name === DRAWN_NAME;
  return (
    <span className="nk-brand">
      <Mark />
      {!isMarkOnly && isDrawn && (
        <svg className="nk-brand__letters" viewBox="0 0 276 46" aria-hidden="true" focusable="false">
          <path className="nk-brand__shade" d={NUKKAD + JOBS} transform="translate(2.2 2.4)" />
          <path d={NUKKAD} />
          <path className="nk-brand__second" d={JOBS} />
        </svg>
      )}
      <span className={isDrawn || isMarkOnly ? 'nk-hidden' : 'nk-brand__word'}>{name}</span>
    </span>
  );
}
