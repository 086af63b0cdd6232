import type { IndustrySector, WorkEntry } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Badge, Button, Card } from '@nukkad/ui';
import { DeleteWork } from './delete-work.tsx';

interface WorkCardProps {
  readonly entry: WorkEntry;
  readonly sectors: readonly IndustrySector[];
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** The card of a saved job, with buttons to edit and delete it. */
export function WorkCard({ entry, sectors, onEdit, onDeleted }: WorkCardProps) {
  const t = useT('work');
  const common = useT('common');
  const language = useLanguage();
  const sector = sectors.find(({ name }) => name === entry.industry);
  return (
    <Card as="article" className="work-card">
      <h2>{entry.organization}</h2>
      <p>
        <b>{entry.position}</b>
      </p>
      <Period entry={entry} />
      <p className="screen-page__quiet">
        {t('industry')}: {sector?.names[language] ?? (entry.industry || t('none'))}
      </p>
      <div className="nk-cluster">
        <Button variant="secondary" size="s" onClick={onEdit}>
          {common('edit')}
        </Button>
        <DeleteWork entry={entry} onDeleted={onDeleted} />
      </div>
    </Card>
  );
}

function Period({ entry }: { readonly entry: WorkEntry }) {
  const t = useT('work');
  const format = useFormat();
  return (
    <p className="work-card__period">
      <span>{entry.startDay ? t('from', { date: format.date(entry.startDay) }) : t('none')}</span>
      {entry.isCurrent && <Badge tone="good">{t('current')}</Badge>}
      {!entry.isCurrent && entry.endDay && <span>{t('to', { date: format.date(entry.endDay) })}</span>}
    </p>
  );
}
