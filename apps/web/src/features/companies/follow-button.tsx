import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Check, Plus } from 'lucide-react';
import { useAsCandidate } from '../session/use-as-candidate.ts';
import { useFollow } from './use-follow.ts';

/** Follows or unfollows a company. Visitors have to log in. */
export function FollowButton({ company }: { readonly company: Company }) {
  const t = useT('company');
  const asCandidate = useAsCandidate();
  const follow = useFollow(company);
  return (
    <Button
      variant={company.isFollowing ? 'secondary' : 'primary'}
      size="s"
      isBusy={follow.isPending}
      aria-pressed={company.isFollowing}
      icon={company.isFollowing ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
      onClick={() => asCandidate('follow', () => follow.run({ companyId: company.id }))}
    >
      {t(company.isFollowing ? 'unfollow' : 'follow')}
    </Button>
  );
}
