import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';

interface AnsweringProps {
  readonly company: Pick<PartnerOutput<typeof companyOne>, 'answering'>;
}

/** Below this number of applications, seekers read nothing. */
const APPLICATIONS_LEAST = 5;

/** How many people the company answered, and what seekers read about it. Renders nothing if nobody had to be answered. */
export function Answering({ company: { answering } }: AnsweringProps) {
  const t = useT('hire-today');
  if (answering === null || answering.applications === 0) return null;
  const { applications, answered, answersWithin } = answering;
  const silence = applications < APPLICATIONS_LEAST ? 'answeringFew' : 'answeringHalf';
  return (
    <section className="hire-today__answering" aria-labelledby="answering">
      <h2 id="answering">{t('answering')}</h2>
      <p>{t('answeringCount', { applications, answered })}</p>
      <p>
        {answersWithin === null ? t(silence) : t('answeringSeen', { text: t(`answers.${answersWithin}`) })}
      </p>
    </section>
  );
}
