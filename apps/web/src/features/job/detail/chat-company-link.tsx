import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { MessageCircle } from 'lucide-react';
import { useIsSignedIn } from '../../../lib/use-session.ts';

/** Applications that a company has taken up: from then on one may write to it. */
const TAKEN_UP: ReadonlySet<JobDetail['application']> = new Set([
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
]);

/** The way to the chat with the company, once it has taken up the application. */
export function ChatCompanyLink({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || !TAKEN_UP.has(job.application)) return null;
  return (
    <LinkButton
      variant="accent"
      size="s"
      href={`/chatcompany?${encodeURIComponent(job.companyLink)}`}
      icon={<MessageCircle aria-hidden size={18} />}
    >
      {t('chatCompany')}
    </LinkButton>
  );
}
