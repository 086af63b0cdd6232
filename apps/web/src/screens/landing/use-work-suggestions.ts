import { useListboxKeys } from '@nukkad/ui/fields/use-listbox-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readJobSearch } from '../../features/job-search/search/job-search-params.ts';
import { useServices } from '../../lib/services.ts';
import { type FoundOption, foundOptions, searchOption } from '../search/found-option.ts';
import { typeaheadQuery } from '../search/search-queries.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { useRecordPick } from '../search/use-record-pick.ts';

const NO_OPTIONS: readonly FoundOption[] = [];

/**
 * Returns the suggestions for an uncontrolled text box, and makes the box a combobox: it listens to the box and sets
 * its ARIA attributes. The first row always leads to the list, also while suggestions load and if they fail.
 */
export function useWorkSuggestions(box: RefObject<HTMLInputElement | null>, city: string | undefined) {
  const services = useServices();
  const navigate = useNavigate();
  const listId = useId();
  const record = useRecordPick();
  const [text, setText] = useState(box.current?.value.trim() ?? '');
  const [isOpen, setOpen] = useState(true);
  const debouncedText = useDebounced(text);
  const found = useQuery(typeaheadQuery(services, { text: debouncedText, city, point: undefined }));

  const search = { ...readJobSearch(new URLSearchParams()), text, city };
  const rows = found.data ? foundOptions(found.data, { ...search, text: debouncedText }) : NO_OPTIONS;
  const shown = rows.length > 0 && debouncedText !== '' ? rows : [searchOption(search)];
  const all = text === '' ? NO_OPTIONS : shown;
  const options = isOpen ? all : NO_OPTIONS;

  const note = (option: FoundOption) => {
    if (option.kind === 'job') record.job(option.job);
    if (option.kind === 'company') record.company(option.company);
  };
  const keys = useListboxKeys({
    count: all.length,
    isOpen: options.length > 0,
    setOpen,
    onChoose: (index) => {
      const option = all[index];
      if (!option) return;
      note(option);
      navigate(option.href);
    },
  });

  const onInput = useEffectEvent(() => {
    keys.setActive(-1);
    setOpen(true);
    setText(box.current?.value.trim() ?? '');
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => keys.onKeyDown(event));
  useEffect(() => {
    const input = box.current;
    const stop = new AbortController();
    const { signal } = stop;
    input?.addEventListener('input', () => onInput(), { signal });
    input?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input?.addEventListener('focus', () => setOpen(true), { signal });
    input?.addEventListener('blur', () => setOpen(false), { signal });
    return () => stop.abort();
  }, [box]);

  const activeId = keys.active < 0 ? null : `${listId}-${keys.active}`;
  const isListed = options.length > 0;
  useEffect(() => {
    const input = box.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', listId);
    input?.setAttribute('aria-expanded', String(isListed));
    if (activeId === null) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', activeId);
  }, [box, listId, isListed, activeId]);

  const isAnswered = isListed && found.data !== undefined && !found.isPlaceholderData;
  return {
    listId,
    text: rows.length > 0 && debouncedText !== '' ? debouncedText : text,
    options,
    active: keys.active,
    isBusy: found.isPlaceholderData,
    /** The numbers of results, for screen readers; null until they are known. */
    counts: isAnswered ? { jobs: found.data.jobs.length, companies: found.data.companies.length } : null,
    choose: note,
  };
}
