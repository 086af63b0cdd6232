import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import { type ApplicantStage, applicantList } from '@nukkad/contract/partner/applicant.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, Scene } from '@nukkad/ui';
import { useRef, useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MoreItems } from '../../lib/more-items.tsx';
import { usePartnerPages } from '../../lib/use-partner-pages.ts';
import { AnswerSheet } from '../answers/answer-sheet.tsx';
import { type AnswerTarget, NEXT_STAGES } from '../answers/answer-target.ts';
import { HeldAnswer } from '../answers/held-answer.tsx';
import { useAnsweredNotice } from '../answers/use-answered-notice.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { CallSheet } from './call-sheet.tsx';
import type { ApplicantCardData } from './card-facts.tsx';
import { SelectBar, SelectStart } from './select-bar.tsx';
import { useSelection } from './use-selection.ts';

/** People on one page, which is also the most that one answer may have. */
const PAGE_SIZE = '50';

interface ApplicantListProps {
  readonly stage: ApplicantStage;
  /** The job; null for all jobs of the company. */
  readonly job: string | null;
}

interface CardsProps extends ApplicantListProps {
  readonly cards: readonly ApplicantCardData[];
}

/** The cards with what can be done with one or many of them. */
function Cards({ cards, stage, job }: CardsProps) {
  const [calling, setCalling] = useState<ApplicantCardData | null>(null);
  const [targets, setTargets] = useState<readonly AnswerTarget[]>([]);
  const selection = useSelection(cards);
  const notice = useAnsweredNotice();
  const canAnswer = NEXT_STAGES[stage].length > 0;
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list);
  return (
    <>
      {notice.held && <HeldAnswer key={notice.held.until} {...notice.held} onUndone={notice.clear} />}
      {canAnswer && cards.length > 1 && !selection.isOn && <SelectStart onStart={selection.start} />}
      <ul ref={list} className="hire-list" tabIndex={-1}>
        {cards.map((card) => (
          <ApplicantCard
            key={card.application}
            card={card}
            hasJobTitle={job === null}
            isSelecting={selection.isOn}
            isSelected={selection.has(card.application)}
            onSelect={(isSelected) => selection.set(card.application, isSelected)}
            onCall={() => setCalling(card)}
            onAnswer={() => setTargets([card])}
          />
        ))}
      </ul>
      {selection.isOn && <SelectBar selection={selection} onAnswer={() => setTargets(selection.selected)} />}
      {calling && <CallSheet {...calling} onClose={() => setCalling(null)} />}
      <AnswerSheet
        targets={targets}
        from={stage}
        next={NEXT_STAGES[stage]}
        onClose={() => setTargets([])}
        onAnswered={(answered, answer) => {
          setTargets([]);
          selection.end();
          notice.show(answered, answer);
        }}
      />
    </>
  );
}

/** The applicants in one stage, page by page. A page that failed has "Try again"; the others stay. */
export function ApplicantList({ stage, job }: ApplicantListProps) {
  const t = useT('hire-applicants');
  const { id: company } = useCompany();
  const input = { params: { company }, query: { stage, size: PAGE_SIZE, ...(job !== null && { job }) } };
  const pages = usePartnerPages(applicantList, input);
  return (
    <Loaded query={pages.query}>
      {(cards) => (
        <div className="hire-list__all">
          {cards.length === 0 && (
            <EmptyState picture={<Scene name="no-results" width={160} />} title={t(`empty.${stage}`)} />
          )}
          <Cards cards={cards} stage={stage} job={job} />
          <MoreItems pages={pages} />
        </div>
      )}
    </Loaded>
  );
}
