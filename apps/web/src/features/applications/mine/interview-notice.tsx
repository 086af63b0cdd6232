import { saveFile } from '@nukkad/browser/files/save-file.ts';
import type { Interview } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, Notice } from '@nukkad/ui';
import { useState } from 'react';
import { useAction } from '../../../lib/query/use-action.ts';
import { ContactReportButton } from '../report/contact-report-button.tsx';
import { LazyOtherTime } from './lazy-other-time.ts';
import { useInterviewReply } from './use-interview-reply.ts';

interface InterviewNoticeProps {
  readonly interview: Interview;
  /** Whether the application still waits for this interview. */
  readonly isOpen: boolean;
  readonly applicationId: string;
  readonly company: string;
}

/** When and where the interview is, what to bring, and the buttons to reply and to report it. */
export function InterviewNotice({ interview, isOpen, applicationId, company }: InterviewNoticeProps) {
  const t = useT('mine');
  const format = useFormat();
  const { at, place, note, id, outcome } = interview;
  const isToCome = isOpen && !outcome && new Date(at) > new Date();
  return (
    <Notice tone="info">
      <b>{t('interview', { date: format.date(at), time: format.time(at) })}</b>
      {place && <p>{place}</p>}
      {note && <p>{id === undefined ? note : t('bring', { things: note })}</p>}
      {outcome && outcome !== 'CAME' && <p>{t(`outcome.${outcome}`)}</p>}
      {id !== undefined && isToCome && <Reply interview={interview} id={id} />}
      {id !== undefined && (
        <ContactReportButton
          applicationId={applicationId}
          about="INTERVIEW"
          isOver={new Date(at) <= new Date()}
          company={company}
          label={t('reportInterview')}
        />
      )}
    </Notice>
  );
}

/** What the seeker replied, and the buttons that change it. */
function Reply({ interview, id }: { readonly interview: Interview; readonly id: string }) {
  const t = useT('mine');
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  const answer = useInterviewReply();
  const { reply, at, proposedAt } = interview;
  const send = (kind: 'CONFIRMED' | 'DECLINED') => answer.run({ interviewId: id, reply: kind, at });
  const suggested = proposedAt && { date: format.date(proposedAt), time: format.time(proposedAt) };
  return (
    <>
      {reply === 'CONFIRMED' && <p>{t('reply.confirmed')}</p>}
      {reply === 'DECLINED' && <p>{t('reply.declined')}</p>}
      {suggested && <p>{t('reply.suggested', suggested)}</p>}
      <div className="nk-cluster">
        {reply !== 'CONFIRMED' && (
          <Button size="s" isBusy={answer.isPending} onClick={() => send('CONFIRMED')}>
            {t('reply.confirm')}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={() => setChoosing(true)}>
          {t('reply.other')}
        </Button>
        {reply !== 'DECLINED' && (
          <Button size="s" variant="quiet" isBusy={answer.isPending} onClick={() => send('DECLINED')}>
            {t('reply.decline')}
          </Button>
        )}
        {reply !== 'DECLINED' && <CalendarButton id={id} />}
      </div>
      {answer.problem && <p role="alert">{answer.problem}</p>}
      <LazyOtherTime interview={{ id, at }} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** Saves the interview as a file that calendars open. */
function CalendarButton({ id }: { readonly id: string }) {
  const t = useT('mine');
  const file = useAction('applications.interviewCalendar', {
    failure: 'snackbar',
    onDone: ({ calendar, fileName }) => saveFile(new Blob([calendar], { type: 'text/calendar' }), fileName),
  });
  return (
    <Button size="s" variant="quiet" isBusy={file.isPending} onClick={() => file.run({ interviewId: id })}>
      {t('calendar')}
    </Button>
  );
}
