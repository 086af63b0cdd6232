import type { UnderstoodTerm } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { PillList } from '@nukkad/ui';
import {
  BadgeIndianRupee,
  Briefcase,
  CaseSensitive,
  GraduationCap,
  type LucideIcon,
  MapPin,
  TrendingUp,
} from 'lucide-react';
import { withoutPhrase } from '../../../lib/text/find-phrase.ts';
import type { JobSearch } from './job-search-params.ts';
import { typedTerms } from './understood-terms.ts';
import { useTermLabel } from './use-term-label.ts';
import './understood-chips.css';

const ICONS: Record<UnderstoodTerm['kind'], LucideIcon> = {
  JOB_PROFILE: Briefcase,
  CITY: MapPin,
  LOCALITY: MapPin,
  PAY: BadgeIndianRupee,
  JOB_TYPE: Briefcase,
  EXPERIENCE: TrendingUp,
  QUALIFICATION: GraduationCap,
  WORD: CaseSensitive,
};

interface UnderstoodChipsProps {
  readonly search: JobSearch;
  readonly understood: readonly UnderstoodTerm[];
  readonly onChange: (search: JobSearch) => void;
}

/** What the text of a search was taken for, each part to be taken out again. */
export function UnderstoodChips({ search, understood, onChange }: UnderstoodChipsProps) {
  const t = useT('filter');
  const labelOf = useTermLabel();
  const { text } = search;
  const terms = text ? typedTerms(text, understood) : [];
  if (!text || terms.length === 0) return null;
  const pills = terms.map((term, index) => {
    const Icon = ICONS[term.kind];
    return {
      key: `${index} ${term.typed}`,
      label: labelOf(term),
      typed: term.typed,
      icon: <Icon aria-hidden size={18} />,
    };
  });
  return (
    <div className="understood">
      <p aria-hidden>{t('understood')}</p>
      <PillList
        label={t('understood')}
        pills={pills}
        onRemove={{
          label: (pill) => t('remove', { name: pill.label }),
          remove: ({ key }) => {
            const typed = pills.find((pill) => pill.key === key)?.typed ?? '';
            onChange({ ...search, text: withoutPhrase(text, typed) });
          },
        }}
      />
    </div>
  );
}
