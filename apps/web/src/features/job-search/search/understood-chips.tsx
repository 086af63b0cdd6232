import { JOB_FILTER_NAMES, jobFilter, type UnderstoodTerm } from '@nukkad/contract';
import { inPlace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { LinkButton, type Pill, PillList } from '@nukkad/ui';
import { CaseSensitive, type LucideIcon, MapPin } from 'lucide-react';
import { FILTER_ICONS } from '../../job/filter-icons.ts';
import type { JobSearch } from './job-search-params.ts';
import { typedPart, withoutParts } from './text-parts.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useTermLabel } from './use-term-label.ts';

function iconOf(kind: UnderstoodTerm['kind']): LucideIcon {
  const name = JOB_FILTER_NAMES.find((known) => jobFilter(known).term === kind);
  if (name !== undefined) return FILTER_ICONS[name];
  return kind === 'WORD' ? CaseSensitive : MapPin;
}

interface UnderstoodChipsProps {
  readonly search: JobSearch;
  readonly understood: readonly UnderstoodTerm[];
  /** Returns the URL of a search. */
  readonly addressOf: (search: JobSearch) => string;
}

/**
 * Chips of the parts of the search text that the API interpreted. Each has a link to the search without that part. A search
 * covers one place: every other place of the text has a link to the same search there.
 */
export function UnderstoodChips({ search, understood, addressOf }: UnderstoodChipsProps) {
  const t = useT('filter');
  const language = useLanguage();
  const labelOf = useTermLabel();
  const { box, noteRemoval } = useFocusAfterRemoval(search.text);
  const { text = '' } = search;
  const pills = understood.map((term): Pill => {
    const Icon = iconOf(term.kind);
    const label = labelOf(text, term);
    const typed = typedPart(text, term);
    const words = term.isNegated ? term.text : typed;
    const isOther = term.names !== undefined && !label.toLowerCase().includes(words.toLowerCase());
    const isApplied = term.isApplied !== false;
    const quoted = isOther ? `“${typed}”` : undefined;
    return {
      key: `${term.isNegated ? 'not ' : ''}${term.text}`,
      label,
      detail: isApplied ? quoted : t(term.kind === 'LANDMARK' ? 'placeNotKnown' : 'notApplied'),
      isFaint: !isApplied,
      icon: <Icon aria-hidden size={18} />,
      removal: {
        label: t('remove', { name: label }),
        href: addressOf({ ...search, text: withoutParts(text, [term]) }),
        onFollow: noteRemoval,
      },
    };
  });
  const otherPlaces = understood.filter(({ placeText }) => placeText !== undefined);
  return (
    <div className="understood" ref={box}>
      <p aria-hidden>{t('understood')}</p>
      <PillList label={t('understood')} pills={pills} />
      {otherPlaces.map((term) => (
        <LinkButton
          key={term.text}
          variant="secondary"
          size="s"
          href={addressOf({ ...search, text: term.placeText })}
          icon={<MapPin aria-hidden size={18} />}
        >
          {t('alsoIn', { where: inPlace(term.names?.[language] ?? term.text, language) })}
        </LinkButton>
      ))}
    </div>
  );
}
