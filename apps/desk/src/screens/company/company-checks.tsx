import { PAPER_KINDS, type PaperKind } from '@nukkad/contract/partner/company.routes.ts';
import { paperAdd, paperRemove } from '@nukkad/contract/partner/company-file.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Badge } from '@nukkad/ui';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { usePartnerUpload } from '../../lib/use-partner-upload.ts';
import { FileButton } from './file-button.tsx';
import { type CompanyProfile, useShowCompany } from './use-company-change.ts';

interface PartProps {
  readonly company: CompanyProfile;
  readonly isOwner: boolean;
}

type Check = CompanyProfile['checks'][number];
const TONES = { PASSED: 'good', FAILED: 'danger', NOT_DONE: 'neutral' } as const;

function CheckLine({ check: { kind, outcome, help } }: { readonly check: Check }) {
  const t = useT('hire-company');
  return (
    <li className="hire-company__check">
      <strong>{t(`check.${kind}`)}</strong> <Badge tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</Badge>
      {help !== null && <p>{t(`help.${help}`)}</p>}
    </li>
  );
}

/** The papers that were added, with what became of them, and the buttons to add one. */
function Papers({ company, isOwner }: PartProps) {
  const t = useT('hire-company');
  const phrase = useErrorPhrase();
  const show = useShowCompany();
  const upload = usePartnerUpload(paperAdd);
  const remove = usePartnerCommand(paperRemove);

  async function add(kind: PaperKind, file: File): Promise<void> {
    const result = await upload.send({ params: { company: company.id }, query: { kind } }, file);
    if (result !== null) show(result);
  }

  async function drop(paper: string): Promise<void> {
    const result = await remove.run({ params: { company: company.id, paper } });
    if (result !== null) show(result);
  }

  return (
    <>
      <h3>{t('papers')}</h3>
      <p>{t('papersWhy')}</p>
      <ul className="hire-company__list">
        {company.papers.map(({ id, kind, state }) => (
          <li key={id} className="hire-company__paper">
            <span>{`${t(`paper.${kind}`)}: ${t(`paperState.${state}`)}`}</span>
            {isOwner && (
              <SendButton
                variant="quiet"
                aria-label={t('removeName', { name: t(`paper.${kind}`) })}
                isBusy={remove.isBusy}
                onClick={() => void drop(id)}
              >
                {t('remove')}
              </SendButton>
            )}
          </li>
        ))}
      </ul>
      {isOwner &&
        PAPER_KINDS.map((kind) => (
          <FileButton
            key={kind}
            label={t(`add.${kind}`)}
            accept="image/*,application/pdf"
            isBusy={upload.isBusy}
            onFile={(file) => void add(kind, file)}
          />
        ))}
      {(upload.error ?? remove.error) !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(upload.error ?? remove.error)}
        </p>
      )}
    </>
  );
}

/** The five checks, each with what is missing and how to get it, and the papers. */
export function CompanyChecks({ company, isOwner }: PartProps) {
  const t = useT('hire-company');
  return (
    <section className="hire-company__part" aria-labelledby="checks">
      <h2 id="checks">{t('checks')}</h2>
      <p>{t('checksWhy')}</p>
      <ul className="hire-company__list">
        {company.checks.map((check) => (
          <CheckLine key={check.kind} check={check} />
        ))}
      </ul>
      <Papers company={company} isOwner={isOwner} />
    </section>
  );
}
