import { useT } from '@nukkad/i18n/react.ts';
import { cx } from '@nukkad/ui';
import { ListFilter, type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FoundOption } from './found-option.ts';
import { FoundCompanyWords, FoundJobWords, SuggestionWords } from './found-rows.tsx';

/** A ref callback that returns nothing, because React would call a returned value as its clean-up function. */
function bringIntoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}

interface FoundListProps {
  readonly id: string;
  readonly text: string;
  readonly options: readonly FoundOption[];
  readonly active: number;
  readonly onChoose: (option: FoundOption) => void;
}

/** The results in groups: suggestions, a link to all jobs, companies and jobs. The text box keeps the focus and handles the keys. */
export function FoundList({ id, text, options, active, onChoose }: FoundListProps) {
  const t = useT('search');
  const rowOf = (option: FoundOption) => (
    <OptionRow
      key={option.key}
      id={`${id}-${options.indexOf(option)}`}
      option={option}
      isActive={options[active] === option}
      onChoose={onChoose}
    >
      {option.kind === 'job' && <FoundJobWords job={option.job} />}
      {option.kind === 'company' && <FoundCompanyWords company={option.company} />}
      {option.kind === 'meaning' && <SuggestionWords suggestion={option.suggestion} city={option.city} />}
      {option.kind === 'all' && <LinkWords icon={ListFilter} words={t('showAll', { text })} />}
      {option.kind === 'search' && <LinkWords icon={Search} words={t('searchFor', { text })} />}
    </OptionRow>
  );
  const group = (kind: 'company' | 'job', title: string) => {
    const rows = options.filter((option) => option.kind === kind);
    if (rows.length === 0) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset.
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
        <p className="found-list__title" id={`${id}-${kind}`}>
          {title}
        </p>
        {rows.map(rowOf)}
      </div>
    );
  };
  const groups = [...new Set(options.map(({ kind }) => kind))].filter(
    (kind) => kind === 'company' || kind === 'job',
  );
  const leading = options.filter(({ kind }) => kind !== 'company' && kind !== 'job');
  return (
    <div role="listbox" id={id} aria-label={t('label')} className="found-list">
      {leading.length > 0 && <div role="presentation">{leading.map(rowOf)}</div>}
      {groups.map((kind) => group(kind, t(kind === 'job' ? 'jobs' : 'companies')))}
    </div>
  );
}

/** The content of a row that links to the list. */
function LinkWords({ icon: Icon, words }: { readonly icon: LucideIcon; readonly words: string }) {
  return (
    <>
      <Icon aria-hidden className="found-row__icon" size={24} />
      <span className="found-row__title">{words}</span>
    </>
  );
}

interface OptionRowProps {
  readonly id: string;
  readonly option: FoundOption;
  readonly isActive: boolean;
  readonly onChoose: (option: FoundOption) => void;
  readonly children: ReactNode;
}

function OptionRow({ id, option, isActive, onChoose, children }: OptionRowProps) {
  const isDimmed = option.kind === 'job' && option.job.status !== 'ACTIVE';
  return (
    <Link
      to={option.href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cx('found-row', isDimmed && 'found-row--dimmed')}
      ref={isActive ? bringIntoView : undefined}
      onClick={() => onChoose(option)}
    >
      {children}
    </Link>
  );
}
