import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button, LinkButton } from '@nukkad/ui';
import { ChevronDown, List, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { LazyCityPicker } from '../../features/cities/lazy-city-picker.ts';
import { NearMeButton } from '../../features/cities/near-me-button.tsx';
import { FilterPanel } from '../../features/job-search/filters/filter-panel.tsx';
import {
  countActiveFilters,
  type JobSearch,
  writeJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { chooseCity } from '../../lib/place/chosen-city.ts';

interface MapBarProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  readonly placeName: string;
  readonly onChange: (search: JobSearch) => void;
  /** Called when another place is chosen. */
  readonly onPlace: (place: Partial<JobSearch>) => void;
}

/** The bar above the map: search, city, "near me", filters, and links to the list and the chat. */
export function MapBar({ search, meaning, placeName, onChange, onPlace }: MapBarProps) {
  const nav = useT('nav');
  const filter = useT('filter');
  const [open, setOpen] = useState<'city' | 'filters' | null>(null);
  const query = writeJobSearch(search).toString();
  const active = countActiveFilters(search);
  const change = (next: JobSearch) => {
    setOpen(null);
    onChange(next);
  };
  return (
    <div className="map-bar">
      <Link className="map-bar__search" to={`/searchjob${query && `?${query}`}`}>
        <Search aria-hidden size={20} />
        <span>{search.text ?? nav('searchJob')}</span>
      </Link>
      <Button
        variant="secondary"
        size="s"
        icon={<ChevronDown aria-hidden size={18} />}
        onClick={() => setOpen('city')}
      >
        {placeName}
      </Button>
      <LinkButton
        variant="secondary"
        size="s"
        href={`/joblist${query && `?${query}`}`}
        icon={<List aria-hidden size={18} />}
      >
        {nav('list')}
      </LinkButton>
      <Button
        variant={active > 0 ? 'accent' : 'secondary'}
        size="s"
        icon={<SlidersHorizontal aria-hidden size={18} />}
        onClick={() => setOpen('filters')}
      >
        {active > 0 ? filter('active', { count: active }) : filter('open')}
      </Button>
      <NearMeButton onFound={() => onPlace({ city: undefined, isNearMe: true })} />
      <ChatButton />
      <LazyCityPicker
        isOpen={open === 'city'}
        onClose={() => setOpen(null)}
        onChoose={(city) => {
          setOpen(null);
          chooseCity(city?.name ?? null);
          onPlace({ city: city?.name, isNearMe: false });
        }}
      />
      <BottomSheet isOpen={open === 'filters'} onClose={() => setOpen(null)} title={filter('title')}>
        <FilterPanel key={query} applied={search} meaning={meaning} onApply={change} />
      </BottomSheet>
    </div>
  );
}
