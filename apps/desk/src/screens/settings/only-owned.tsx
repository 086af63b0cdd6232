import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { memberDeletion } from '@nukkad/contract/partner/leaving.routes.ts';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Card, RadioGroup, UiLink } from '@nukkad/ui';

export type OnlyOwned = PartnerOutput<typeof memberDeletion>['companies'][number];

/** The value of the choice to close the company. The others are ids of recruiters. */
export const CLOSE = 'close';

interface OnlyOwnedCompanyProps {
  readonly company: OnlyOwned;
  /** CLOSE, the id of a recruiter, or null before the choice. */
  readonly choice: string | null;
  readonly error: string | null;
  readonly onChoose: (choice: string) => void;
}

/** A company whose only owner the member is: who gets it, or what closing it ends. */
export function OnlyOwnedCompany({ company, choice, error, onChoose }: OnlyOwnedCompanyProps) {
  const t = useT('hire-settings');
  const { name, jobs, waiting, successors } = company;
  const hint = jobs + waiting === 0 ? t('leaving.closeEmpty') : t('leaving.closeHint', { jobs, waiting });
  if (successors.length === 0)
    return (
      <Card className="hire-leave__company">
        <p>
          <strong>{t('leaving.alone', { company: name })}</strong>
        </p>
        <p>{hint}</p>
        <UiLink href="/team" className="hire-link">
          {t('leaving.team')}
        </UiLink>
      </Card>
    );
  return (
    <Card className="hire-leave__company">
      <RadioGroup
        label={t('leaving.onlyOwner', { company: name })}
        options={[
          ...successors.map((successor) => ({
            value: successor.id,
            label: t('leaving.successor', { name: successor.name }),
            hint: t('leaving.successorHint', { phone: `+91 ${nationalDigits(successor.phone)}` }),
          })),
          { value: CLOSE, label: t('leaving.close'), hint },
        ]}
        value={choice}
        error={error}
        onChange={onChoose}
      />
    </Card>
  );
}
