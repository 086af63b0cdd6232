import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button, ChipToggle } from '@nukkad/ui';
import { useState } from 'react';
import { daysToChoose, HOURS, timeOf } from './other-times.ts';
import { useInterviewReply } from './use-interview-reply.ts';

interface OtherTimeSheetProps {
  readonly interview: { readonly id: string; readonly at: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lets the seeker suggest another day and hour for an interview. */
export function OtherTimeSheet({ interview, isOpen, onClose }: OtherTimeSheetProps) {
  const t = useT('mine');
  const format = useFormat();
  const [day, setDay] = useState<string | null>(null);
  const [hour, setHour] = useState<string | null>(null);
  const answer = useInterviewReply();
  const days = daysToChoose(new Date());
  const { id, at } = interview;
  const send = () => {
    if (day === null || hour === null) return;
    const proposedAt = timeOf(day, hour);
    answer.run({ interviewId: id, reply: 'OTHER_TIME', at, proposedAt }, { onDone: onClose });
  };
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('reply.otherTitle')}>
      <div className="nk-stack">
        <ChipToggle
          label={t('reply.day')}
          options={days.map((value) => ({ value, label: format.date(value) }))}
          value={day}
          onChange={setDay}
        />
        <ChipToggle
          label={t('reply.hour')}
          options={HOURS.map((value) => ({ value: String(value), label: format.hour(value) }))}
          value={hour}
          onChange={setHour}
        />
        {answer.problem && <p role="alert">{answer.problem}</p>}
        <Button isWide isBusy={answer.isPending} disabled={day === null || hour === null} onClick={send}>
          {t('reply.suggest')}
        </Button>
      </div>
    </BottomSheet>
  );
}
