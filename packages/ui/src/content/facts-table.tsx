import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly icon?: ReactNode;
  readonly name: string;
  readonly value: ReactNode;
}

/** A list of names and values, in two columns if there is room. */
export function FactsTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="nk-facts">
      {facts.map((fact) => (
        <div key={fact.key} className="nk-facts__row">
          {fact.icon && (
            <span className="nk-facts__icon" aria-hidden="true">
              {fact.icon}
            </span>
          )}
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
