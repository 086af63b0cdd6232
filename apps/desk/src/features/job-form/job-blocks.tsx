import type { JobBlock, JobFields, JobProblem } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useEffect, useState } from 'react';
import { Block } from './block.tsx';
import { BringBlock } from './bring-block.tsx';
import { HoursBlock } from './hours-block.tsx';
import { PayBlock } from './pay-block.tsx';
import { PlaceBlock } from './place-block.tsx';
import { firstMissing, useBlockLines } from './use-block-lines.ts';
import { WorkBlock } from './work-block.tsx';
import './job-form.css';

interface JobBlocksProps {
  readonly fields: JobFields;
  readonly onChange: (change: JobFields) => void;
  /** Shown at their blocks. A blocking one opens its block. */
  readonly problems: readonly JobProblem[];
}

/** The five blocks of the form. The first that misses something is open; choosing its value opens the next one. */
export function JobBlocks({ fields, onChange, problems }: JobBlocksProps) {
  const lines = useBlockLines(fields);
  const [open, setOpen] = useState<JobBlock | null>(() => firstMissing(lines));
  const wrong = problems.find(({ isBlocking }) => isBlocking)?.block ?? null;

  useEffect(() => {
    if (wrong !== null) setOpen(wrong);
  }, [wrong]);

  function blockOf(block: JobBlock) {
    const folded = (next: JobBlock | null) => () => setOpen(next);
    const parts = { fields, onChange };
    // The lines do not know the chosen value yet.
    const others = { ...lines, [block]: '' };
    switch (block) {
      case 'work':
        return <WorkBlock {...parts} onChosen={folded(firstMissing(others))} />;
      case 'pay':
        return <PayBlock {...parts} onChosen={folded(firstMissing(others))} />;
      case 'hours':
        return <HoursBlock {...parts} />;
      case 'place':
        return <PlaceBlock {...parts} />;
      default:
        return <BringBlock {...parts} />;
    }
  }

  return (
    <div className="hire-blocks">
      {(Object.keys(lines) as JobBlock[]).map((block) => (
        <Block
          key={block}
          block={block}
          line={lines[block]}
          isOpen={open === block}
          onOpen={() => setOpen(block)}
          onFold={() => setOpen(firstMissing(lines))}
          problems={problems.filter((problem) => problem.block === block)}
        >
          {blockOf(block)}
        </Block>
      ))}
    </div>
  );
}
