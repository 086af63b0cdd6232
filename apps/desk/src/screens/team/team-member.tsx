import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { teamChangeRole, teamEnd, teamList } from '@nukkad/contract/partner/team.routes.ts';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Avatar, Badge, Card } from '@nukkad/ui';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { SendDialog } from '../../lib/send-dialog.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { SignInAgain } from '../settings/sign-in-again.tsx';

type Member = PartnerOutput<typeof teamList>['items'][number];

interface TeamMemberProps {
  readonly member: Member;
  readonly isMe: boolean;
}

function useMemberCommands({ id }: Member) {
  const { id: company } = useCompany();
  const change = usePartnerCommand(teamChangeRole, { stale: [teamList] });
  const end = usePartnerCommand(teamEnd, { stale: [teamList] });
  const params = { company, member: id };
  return {
    changeRole: (role: Member['role']) => change.run({ params, body: { role } }),
    remove: () => end.run({ params }),
    isBusy: change.isBusy || end.isBusy,
    error: change.error ?? end.error,
  };
}

/** One member. Owners change the role of others, and end their membership. */
export function TeamMember({ member, isMe }: TeamMemberProps) {
  const t = useT('hire-team');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const { date } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { changeRole, remove, isBusy, error } = useMemberCommands(member);
  const other = member.role === 'OWNER' ? 'RECRUITER' : 'OWNER';
  return (
    <Card as="li" className="hire-team__member">
      <Avatar name={member.name} size={48} />
      <div className="hire-team__facts">
        <strong>{isMe ? t('you', { name: member.name }) : member.name}</strong>
        <span>{`+91 ${nationalDigits(member.phone)}`}</span>
        <span>{member.seenAt === null ? t('neverSeen') : t('seen', { day: date(member.seenAt) })}</span>
        <Badge tone={member.role === 'OWNER' ? 'accent' : 'neutral'}>{t(`role.${member.role}`)}</Badge>
      </div>
      {error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(error)}
        </p>
      )}
      <SignInAgain error={error} />
      {!isMe && (
        <div className="hire-team__buttons">
          <SendButton variant="secondary" size="s" isBusy={isBusy} onClick={() => void changeRole(other)}>
            {t(`make.${other}`)}
          </SendButton>
          <SendButton variant="quiet" size="s" onClick={() => setAsking(true)}>
            {t('remove')}
          </SendButton>
        </div>
      )}
      <SendDialog
        isOpen={isAsking}
        isDangerous
        isBusy={isBusy}
        title={t('removeTitle', { name: member.name })}
        confirmLabel={t('remove')}
        cancelLabel={common('cancel')}
        onConfirm={() => void remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p>{t('removeHint')}</p>
      </SendDialog>
    </Card>
  );
}
