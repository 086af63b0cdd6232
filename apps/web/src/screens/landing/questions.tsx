import { useT } from '@nukkad/i18n/react.ts';
import { Collapsible, LinkButton, SectionTitle } from '@nukkad/ui';
import { Band } from './band.tsx';

const QUESTIONS = ['free', 'credits', 'resume', 'real', 'privacy'] as const;

/** The most frequent questions, with a link to all. */
export function Questions() {
  const t = useT('landing');
  return (
    <Band titleId="questions" className="landing-questions">
      <SectionTitle id="questions" size="xl">
        {t('questions')}
      </SectionTitle>
      <div>
        {QUESTIONS.map((key) => (
          <Collapsible key={key} name="landing-question" title={t(`asked.${key}.question`)}>
            <p>{t(`asked.${key}.answer`)}</p>
          </Collapsible>
        ))}
        <LinkButton variant="secondary" href="/faq" className="landing-questions__all">
          {t('allQuestions')}
        </LinkButton>
      </div>
    </Band>
  );
}
