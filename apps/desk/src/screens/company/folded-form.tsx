import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { PartWait } from '../../lib/part-wait.tsx';

interface FoldedFormProps {
  readonly title: string;
  /** What the button says that opens the form; null for members who may not change it. */
  readonly changeLabel: string | null;
  /** What is stored. */
  readonly children: ReactNode;
  /** Returns the form. It calls `close` after saving. */
  readonly form: (close: () => void) => ReactNode;
}

/** A part of the company's page: what is stored, and a button that opens the form to change it. */
export function FoldedForm({ title, changeLabel, children, form }: FoldedFormProps) {
  const common = useT('common');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <section className="hire-company__part" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {isOpen ? (
        <>
          <Suspense fallback={<PartWait />}>{form(close)}</Suspense>
          {/* The keys make it another button than the one that opens the form, which must not become "Cancel". */}
          <Button key="cancel" variant="quiet" isWide onClick={close}>
            {common('cancel')}
          </Button>
        </>
      ) : (
        <>
          {children}
          {changeLabel !== null && (
            <Button key="change" variant="secondary" isWide onClick={() => setOpen(true)}>
              {changeLabel}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
