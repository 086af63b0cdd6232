import { COMPANY_FAULTS } from './company-faults.ts';
import type { Fault } from './fault.ts';
import { LIMIT_FAULTS } from './limit-faults.ts';
import { RULE_FAULTS } from './rule-faults.ts';
import { SQL_FAULTS } from './sql-faults.ts';
import { WEB_FAULTS } from './web-faults.ts';

/** The faults by the name of their list. */
export const FAULT_LISTS: Readonly<Record<string, readonly Fault[]>> = {
  companies: COMPANY_FAULTS,
  limits: LIMIT_FAULTS,
  rules: RULE_FAULTS,
  sql: SQL_FAULTS,
  web: WEB_FAULTS,
};

/** All faults that `pnpm test:faults` plants, one after the other. */
export const FAULTS: readonly Fault[] = Object.values(FAULT_LISTS).flat();
