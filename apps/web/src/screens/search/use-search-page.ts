import { useListboxKeys } from '@nukkad/ui/fields/use-listbox-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  listAddress,
  readJobSearch,
  writeJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import { useOriginPoint } from '../../lib/place/use-origin.ts';
import { useServices } from '../../lib/services.ts';
import { type FoundOption, foundOptions } from './found-option.ts';
import { typeaheadQuery } from './search-queries.ts';
import { useRecordPick } from './use-record-pick.ts';
import { useSearchText } from './use-search-text.ts';

const NO_OPTIONS: readonly FoundOption[] = [];
const stayOpen = () => undefined;

/** The state of the search page: the text, its results, and the selection by keyboard. */
export function useSearchPage() {
  const services = useServices();
  const navigate = useNavigate();
  const listId = useId();
  const params = useLocation().search;
  const search = useMemo(() => readJobSearch(new URLSearchParams(params)), [params]);
  const viewerPoint = useOriginPoint();
  const { text, debouncedText, setText, goBack } = useSearchText();
  const writeStored = useRecordPick();
  const point = search.isNearMe ? viewerPoint : undefined;
  const found = useQuery(typeaheadQuery(services, { text: debouncedText, city: search.city, point }));
  const withText = (words: string) => ({ ...search, text: words.trim() || undefined });
  const options =
    debouncedText !== '' && found.data ? foundOptions(found.data, withText(debouncedText)) : NO_OPTIONS;

  const noteChoice = (option: FoundOption) => {
    if (option.kind === 'job') writeStored.job(option.job);
    if (option.kind === 'company') writeStored.company(option.company);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    noteChoice(option);
    navigate(option.href);
  };
  const isListed = options.length > 0;
  const keys = useListboxKeys({
    count: options.length,
    isOpen: isListed,
    setOpen: stayOpen,
    onChoose: choose,
  });
  const box = {
    text,
    onTextChange: (next: string) => {
      keys.setActive(-1);
      setText(next);
    },
    onSubmit: () => navigate(listAddress(withText(text))),
    onSpoken: (words: string) => navigate(listAddress(withText(words))),
    onKeyDown: (event: KeyboardEvent) => {
      // The list is always open here. Escape first removes the highlight, then clears the text.
      if (event.key === 'Escape' && keys.active < 0 && text !== '') setText('');
      else keys.onKeyDown(event);
    },
    listId,
    activeId: keys.active < 0 ? undefined : `${listId}-${keys.active}`,
    isListed,
    hiddenFields: [...writeJobSearch({ ...search, text: undefined })],
  };
  return {
    search,
    debouncedText,
    goBack,
    writeStored,
    found,
    options,
    active: keys.active,
    noteChoice,
    box,
    listId,
    allJobsAddress: listAddress(withText('')),
  };
}

export type SearchPage = ReturnType<typeof useSearchPage>;
