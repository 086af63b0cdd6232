import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import type { JobBlock, JobProblem } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Check } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { PartWait } from '../../lib/part-wait.tsx';

interface BlockProps {
  readonly block: JobBlock;
  /** What the block says, in one line; null while something is missing. */
  readonly line: string | null;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onFold: () => void;
  readonly problems: readonly JobProblem[];
  readonly children: ReactNode;
}

/** Returns the sentence of a problem. */
function useProblemText(): (problem: JobProblem) => string {
  const t = useT('hire-job-form');
  const { number } = useFormat();
  return ({ code, least, sentence }) => {
    if (code === 'PAY_UNLAWFUL') return t('problem.PAY_UNLAWFUL', { least: number(least ?? 0) });
    if (code === 'ASKS_MONEY') return t('problem.ASKS_MONEY', { sentence: sentence ?? '' });
    return t(`problem.${code}`);
  };
}

/** The line of a folded block. A press opens the block. */
function FoldedLine({
  id,
  block,
  line,
  onOpen,
}: Pick<BlockProps, 'block' | 'line' | 'onOpen'> & { readonly id: string }) {
  const t = useT('hire-job-form');
  const button = useRef<HTMLButtonElement>(null);
  useFocusOfReplaced(button);
  return (
    <button ref={button} type="button" className="hire-block__line" aria-expanded={false} onClick={onOpen}>
      {line !== null && <Check size={20} aria-hidden="true" />}
      <span id={id} className="hire-block__name">
        {t(`block.${block}`)}
      </span>
      <span className="hire-block__text">{line ?? t('missing')}</span>
    </button>
  );
}

/**
 * One of the five blocks of the form. When it is filled it folds into a line, which a press opens again. The heading of a
 * block that opens gets the focus.
 */
export function Block({ block, line, isOpen, onOpen, onFold, problems, children }: BlockProps) {
  const t = useT('hire-job-form');
  const problemText = useProblemText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className="hire-block" aria-labelledby={id} data-open={isOpen}>
      {isOpen ? (
        <>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {t(`block.${block}`)}
          </h2>
          <div className="hire-block__fields">
            <Suspense fallback={<PartWait />}>{children}</Suspense>
          </div>
        </>
      ) : (
        <FoldedLine id={id} block={block} line={line} onOpen={onOpen} />
      )}
      {problems.length > 0 && (
        <ul className="hire-block__problems" role="alert">
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.code}`}>{problemText(problem)}</li>
          ))}
        </ul>
      )}
      {isOpen && line !== null && (
        <Button variant="quiet" onClick={onFold}>
          {t('done')}
        </Button>
      )}
    </section>
  );
}
