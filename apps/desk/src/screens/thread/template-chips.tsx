import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { messageList } from '@nukkad/contract/partner/message.routes.ts';
import { useOtherT, useT } from '@nukkad/i18n/react.ts';
import { useId } from 'react';
import { useCompany } from '../../lib/company.ts';

/** The applicant who is written to, as the texts need them. */
export type Addressee = Pick<PartnerOutput<typeof messageList>, 'firstName' | 'jobTitle' | 'language'>;

const TEMPLATES = ['call', 'interview', 'papers', 'open', 'thanks'] as const;

interface TemplateChipsProps {
  readonly addressee: Addressee;
  readonly isDisabled: boolean;
  /** Called with the text of the chosen message, in the language of the applicant. */
  readonly onChoose: (text: string) => void;
}

/**
 * Ready-made messages. Their names are in the language of the member, their texts in that of the applicant. Nothing is shown
 * if the texts could not be loaded.
 */
export function TemplateChips({ addressee, isDisabled, onChoose }: TemplateChipsProps) {
  const { firstName: name, jobTitle: job, language } = addressee;
  const t = useT('hire-messages');
  const { name: company } = useCompany();
  const hint = useId();
  // The last hook, because it may suspend: React compares the hooks of the next attempt with those called so far.
  const theirs = useOtherT(language, 'hire-messages');
  if (theirs === null) return null;
  return (
    <fieldset className="nk-group" aria-describedby={hint}>
      <legend className="nk-hidden">{t('templates')}</legend>
      <div className="nk-chips nk-chips--scroll">
        {TEMPLATES.map((key) => (
          <button
            key={key}
            type="button"
            className="nk-chip"
            disabled={isDisabled}
            onClick={() => onChoose(theirs(`template.${key}`, { name, company, job }))}
          >
            {t(`templateLabel.${key}`)}
          </button>
        ))}
      </div>
      <p id={hint} className="nk-hidden">
        {t('templatesHint', { name })}
      </p>
    </fieldset>
  );
}
