import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { BookmarkCheck, CalendarClock, Handshake, UserCheck } from 'lucide-react';

const STEPS = [
  { to: 'SHORTLISTED', Icon: BookmarkCheck },
  { to: 'SCHEDULED', Icon: CalendarClock },
  { to: 'INTERVIEWED', Icon: UserCheck },
  { to: 'HIRED', Icon: Handshake },
] as const;

interface StepButtonsProps {
  readonly next: readonly ApplicantStage[];
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (to: ApplicantStage) => void;
}

/** The good answers: shortlist, interview, met, hired. */
export function StepButtons({ next, isBusy, isDisabled, onChoose }: StepButtonsProps) {
  const t = useT('hire-answers');
  return (
    <div className="hire-answers__steps">
      {STEPS.filter(({ to }) => next.includes(to)).map(({ to, Icon }) => (
        <Button
          key={to}
          variant="secondary"
          isBusy={isBusy}
          disabled={isDisabled}
          icon={<Icon size={22} aria-hidden="true" />}
          onClick={() => onChoose(to)}
        >
          {t(`to.${to}`)}
        </Button>
      ))}
    </div>
  );
}
