import { createContext, useContext } from 'react';
import { readStored, writeStored } from './device-storage.ts';
import type { Me } from './use-me.ts';

/** The company for which the member works at the moment. */
export type CurrentCompany = Me['companies'][number];

const CompanyContext = createContext<CurrentCompany | null>(null);
export const CompanyProvider = CompanyContext.Provider;

/** Returns the company for which the member works. Screens behind the shell always have one. */
export function useCompany(): CurrentCompany {
  const company = useContext(CompanyContext);
  if (!company) throw new Error('useCompany needs the shell above it');
  return company;
}

/**
 * Returns the company that was chosen on this device, or the member's only one; null if the member has none or has to
 * choose first.
 */
export function currentCompany({ companies }: Pick<Me, 'companies'>): CurrentCompany | null {
  const chosen = readStored('hire-company');
  const known = companies.find(({ id }) => id === chosen);
  return known ?? (companies.length === 1 ? (companies[0] ?? null) : null);
}

/** Remembers the chosen company on this device; null forgets it. */
export function chooseCompany(id: string | null): void {
  writeStored('hire-company', id);
}
