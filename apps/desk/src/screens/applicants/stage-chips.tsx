import { APPLICANT_STAGES, type ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';

interface StageChipsProps {
  readonly value: ApplicantStage;
  readonly counts: Readonly<Record<ApplicantStage, number>> | undefined;
  readonly onChange: (stage: ApplicantStage) => void;
}

/** One chip for each stage with the number of people in it. */
export function StageChips({ value, counts, onChange }: StageChipsProps) {
  const t = useT('hire-applicants');
  return (
    <fieldset className="nk-group" aria-label={t('stages')}>
      <div className="nk-chips nk-chips--scroll">
        {APPLICANT_STAGES.map((stage) => (
          <button
            key={stage}
            type="button"
            className="nk-chip"
            aria-pressed={stage === value}
            onClick={() => onChange(stage)}
          >
            {t(`stage.${stage}`)}
            {counts !== undefined && <strong>{counts[stage]}</strong>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
