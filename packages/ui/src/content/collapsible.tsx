import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CollapsibleProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean | undefined;
  /** Only one of the elements with the same name is open. */
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

/** A title with a collapsed text below. Works without JavaScript, and the browser's text search opens it. */
export function Collapsible({ title, children, isOpenAtFirst, name, id }: CollapsibleProps) {
  return (
    <details className="nk-fold" open={isOpenAtFirst} name={name} id={id}>
      <summary className="nk-fold__title">
        <span>{title}</span>
        <ChevronDown className="nk-fold__arrow" size={22} aria-hidden="true" />
      </summary>
      <div className="nk-fold__body">{children}</div>
    </details>
  );
}
