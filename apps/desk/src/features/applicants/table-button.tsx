import { saveFile } from '@nukkad/browser/files/save-file.ts';
import { applicantTable, TABLES_PER_HOUR } from '@nukkad/contract/partner/applicant.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { csvText, withoutFormula } from '@nukkad/domain/csv-text.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import type { ApplicantCardData } from './card-facts.tsx';

const dayOf = (instant: string | null): string => (instant === null ? '' : indiaDay(new Date(instant)));

/** Returns a function that gives the rows of the table, the first one with the names of the columns. */
function useRows(): (cards: readonly ApplicantCardData[]) => readonly (readonly string[])[] {
  const t = useT('hire-applicants');
  const { time } = useFormat();
  return (cards) => [
    [
      t('column.name'),
      t('column.job'),
      t('stages'),
      t('column.applied'),
      t('column.since'),
      t('column.interview'),
      t('column.kilometres'),
      t('column.years'),
      t('column.skills'),
    ],
    ...cards.map((card) => [
      card.firstName,
      card.jobTitle,
      t(`stage.${card.stage}`),
      dayOf(card.appliedAt),
      dayOf(card.stageSince),
      card.interviewAt === null ? '' : `${dayOf(card.interviewAt)} ${time(card.interviewAt)}`,
      String(card.kilometres ?? ''),
      String(card.years ?? ''),
      card.skillsMet.join('; '),
    ]),
  ];
}

/** Returns the sentence for why a table was not saved. If there were too many within an hour, it has the time of the next. */
function useRefusal(): (error: unknown) => string | null {
  const t = useT('hire-applicants');
  const phrase = useErrorPhrase();
  const { time } = useFormat();
  return (error) =>
    error instanceof PartnerApiError && error.code === 'TABLE_LIMIT'
      ? t('tableLimit', { count: TABLES_PER_HOUR, time: time(String(error.details.allowedAt)) })
      : phrase(error);
}

/** Saves what the lists show of everybody who applied as a table for a spreadsheet. */
export function TableButton({ job }: { readonly job: string | null }) {
  const t = useT('hire-applicants');
  const refusal = useRefusal();
  const show = useSnackbar();
  const { partner } = useServices();
  const { id: company } = useCompany();
  const rowsOf = useRows();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const params = { company };
      const body = job === null ? {} : { job };
      const { items, isFull } = await partner.call(applicantTable, { params, body });
      const table = csvText(rowsOf(items).map((row) => row.map(withoutFormula)));
      const file = new Blob([table], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `applicants-${indiaDay(new Date())}.csv`);
      show({ text: t(isFull ? 'tableFull' : 'tableSaved', { count: items.length }) });
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  }

  return (
    <div className="hire-table">
      <SendButton
        variant="quiet"
        icon={<Download size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void save()}
      >
        {t('table')}
      </SendButton>
      <p>{t('tableHint')}</p>
      {error !== null && (
        <p className="nk-field__error" role="alert">
          {refusal(error)}
        </p>
      )}
    </div>
  );
}
