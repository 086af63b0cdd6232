import { useT } from '@nukkad/i18n/react.ts';
import { Badge } from '@nukkad/ui';
import type { Interview } from './interview.ts';
import { useWhen } from './use-when.ts';

const TONES = { CONFIRMED: 'good', OTHER_TIME: 'accent', DECLINED: 'danger' } as const;

/** What is known of an interview: how it went, else what the applicant has replied. */
export function InterviewState({ interview }: { readonly interview: Interview }) {
  const t = useT('hire-calendar');
  const { whenInside } = useWhen();
  const { outcome, reply, proposedAt } = interview;
  if (outcome !== null)
    return <Badge tone={outcome === 'CAME' ? 'good' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>;
  if (reply === null) return <Badge>{t('reply.none')}</Badge>;
  const time = proposedAt === null ? '' : whenInside(proposedAt);
  return <Badge tone={TONES[reply]}>{t(`reply.${reply}`, { when: time })}</Badge>;
}
