import { useT } from '@nukkad/i18n/react.ts';
import { Avatar, Button, Card, Checkbox, UiLink } from '@nukkad/ui';
import { MessageSquareReply, Phone } from 'lucide-react';
import { NEXT_STAGES } from '../answers/answer-target.ts';
import { HeldAnswer } from '../answers/held-answer.tsx';
import { type ApplicantCardData, CardFacts } from './card-facts.tsx';
import './applicants.css';
import { SendButton } from '../../lib/send-button.tsx';

interface ApplicantCardProps {
  readonly card: ApplicantCardData;
  /** Whether people are being selected. The card then has a checkbox instead of its buttons. */
  readonly isSelecting: boolean;
  readonly isSelected: boolean;
  /** Whether the title of the job is shown, in lists of several jobs. */
  readonly hasJobTitle: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onCall: () => void;
  readonly onAnswer: () => void;
}

function CardButtons({ card, onCall, onAnswer }: Pick<ApplicantCardProps, 'card' | 'onCall' | 'onAnswer'>) {
  const t = useT('hire-applicants');
  const name = card.firstName;
  return (
    <div className="hire-card__buttons">
      <SendButton
        variant="secondary"
        icon={<Phone size={20} aria-hidden="true" />}
        aria-label={t('callName', { name })}
        onClick={onCall}
      >
        {t('call')}
      </SendButton>
      {NEXT_STAGES[card.stage].length > 0 && (
        <Button
          icon={<MessageSquareReply size={20} aria-hidden="true" />}
          aria-label={t('answerName', { name })}
          onClick={onAnswer}
        >
          {t('answer')}
        </Button>
      )}
    </div>
  );
}

/** One applicant in a list, with buttons to call and to answer. */
export function ApplicantCard(props: ApplicantCardProps) {
  const { card, isSelecting, isSelected, hasJobTitle, onSelect } = props;
  return (
    <Card as="li" className="hire-card">
      <div className="hire-card__head">
        <Avatar name={card.firstName} size={48} />
        <div className="hire-card__name">
          <h3>
            <UiLink href={`/applicants/${card.application}`}>{card.firstName}</UiLink>
          </h3>
          {hasJobTitle && <p className="hire-card__job">{card.jobTitle}</p>}
        </div>
        {isSelecting && card.held === null && (
          <Checkbox
            label={<span className="nk-hidden">{card.firstName}</span>}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        )}
      </div>
      <CardFacts card={card} />
      {card.held !== null && (
        <HeldAnswer answers={[card.held.answer]} reason={card.held.reason} until={card.held.until} />
      )}
      {!isSelecting && card.held === null && <CardButtons {...props} />}
    </Card>
  );
}
