import { draftList, draftRemove, type JobDraft } from '@nukkad/contract/partner/draft.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

/** A job that is still being written, with a link to go on and a button to delete it. */
export function DraftLine({ draft }: { readonly draft: JobDraft }) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const remove = usePartnerCommand(draftRemove, { stale: [draftList] });
  const title = draft.fields.title ?? t('untitled');
  return (
    <li className="hire-job">
      <h3 className="hire-job__title">
        <UiLink href={`/jobs/new?draft=${draft.id}`}>{title}</UiLink>
      </h3>
      <div className="hire-job__buttons">
        <SendButton
          variant="quiet"
          isBusy={remove.isBusy}
          aria-label={t('removeDraft', { title })}
          onClick={() => void remove.run({ params: { company, draft: draft.id } })}
        >
          {t('remove')}
        </SendButton>
      </div>
      {remove.error !== null && <p role="alert">{phrase(remove.error)}</p>}
    </li>
  );
}
