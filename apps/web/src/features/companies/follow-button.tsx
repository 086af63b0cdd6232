import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Check, Plus } from 'lucide-react';
import { useCandidateButton } from '../session/use-candidate-button.ts';
import { useFollow } from './use-follow.ts';

/** Follows or unfollows a company. Visitors have to log in. */
export function FollowButton({ company }: { readonly company: Company }) {
  const t = useT('company');
  const follow = useFollow(company);
  const button = useCandidateButton('follow', () => follow.run({ companyId: company.id }));
  return (
    <Button
      variant={company.isFollowing ? 'secondary' : 'primary'}
      size="s"
      isBusy={follow.isPending}
      aria-pressed={company.isFollowing}
      icon={company.isFollowing ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
      {...button}
    >
      {t(company.isFollowing ? 'unfollow' : 'follow')}
    </Button>
  );
}
