import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { MessageCircle } from 'lucide-react';
import { useIsSignedIn } from '../../../lib/use-session.ts';
import { useMarks } from '../../chat/marks-query.ts';

/** Statuses from which on the applicant may write to the company. */
const TAKEN_UP: ReadonlySet<JobDetail['application']> = new Set([
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
]);

/** Link to the chat with the company, with the number of unread messages. Renders nothing before the company has responded to the application. */
export function ChatCompanyLink({ job }: { readonly job: JobDetail }) {
  const t = useT('job');
  const isSignedIn = useIsSignedIn();
  const { unread } = useMarks(job.companyId);
  if (!isSignedIn || !TAKEN_UP.has(job.application)) return null;
  return (
    <LinkButton
      variant="accent"
      size="s"
      href={`/chatcompany?${encodeURIComponent(job.companyLink)}`}
      icon={<MessageCircle aria-hidden size={18} />}
    >
      {unread > 0 ? t('chatCompanyUnread', { count: unread }) : t('chatCompany')}
    </LinkButton>
  );
}
