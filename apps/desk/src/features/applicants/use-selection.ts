import { useState } from 'react';
import type { ApplicantCardData } from './card-facts.tsx';

/** The most people that one answer may have. */
const SELECTED_MAX = 50;

/** The people who are selected for one answer. Those with a held refusal cannot be selected. */
export function useSelection(cards: readonly ApplicantCardData[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const open = cards.filter(({ held }) => held === null);
  const all = open.slice(0, SELECTED_MAX);
  const selected = open.filter(({ application }) => ids?.has(application) ?? false);
  return {
    isOn: ids !== null,
    selected,
    /** How many people "All" selects. */
    allCount: all.length,
    has: (application: string) => ids?.has(application) ?? false,
    start: () => setIds(new Set()),
    end: () => setIds(null),
    selectAll: () => setIds(new Set(all.map(({ application }) => application))),
    set: (application: string, isSelected: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        if (!isSelected) next.delete(application);
        else if (next.size < SELECTED_MAX) next.add(application);
        return next;
      }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
