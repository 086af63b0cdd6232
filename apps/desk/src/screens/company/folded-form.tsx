import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type ReactNode, Suspense, useId, useState } from 'react';
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
  return (
    <section className="hire-company__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isOpen ? (
        <>
          <Suspense fallback={<PartWait />}>{form(close)}</Suspense>
          <Button variant="quiet" isWide onClick={close}>
            {common('cancel')}
          </Button>
        </>
      ) : (
        <>
          {children}
          {changeLabel !== null && (
            <Button variant="secondary" isWide onClick={() => setOpen(true)}>
              {changeLabel}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
