import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import { machineContext } from '../doctor/examine.ts';
import type { DoctorContext, Finding } from '../doctor/finding.ts';
import type { OpsUnderTest } from './start-ops.ts';

/**
 * Returns a function that builds the input of doctor's checks from the test's container, with some parts replaced.
 */
export const doctorContextOf =
  (test: OpsUnderTest) =>
  (
    container: Partial<DoctorContext['container']> = {},
    outside: Partial<DoctorContext> = {},
  ): DoctorContext => ({
    ...machineContext(),
    ...outside,
    container: { ...test.opsContainer, ...container },
  });

/** A clock that always shows the same time. */
export const at = (moment: Date) => ({ clock: { now: () => moment } });

/** Settings of a server whose database is never used. */
export const configured = (settings: Readonly<Record<string, string>>) => ({
  config: readCoreConfig({ DATABASE_URL: 'postgresql://x@y/z', JWT_SECRET: 's'.repeat(32), ...settings }),
});

/** A fake database. A query that contains one of the words returns the given rows. */
export const answering = (test: OpsUnderTest, answers: Readonly<Record<string, readonly object[]>>) => ({
  database: {
    ...test.container.database,
    query: (async (statement: { text: string }) => {
      const found = Object.entries(answers).find(([word]) => statement.text.includes(word));
      return found?.[1] ?? test.container.database.query(statement as never);
    }) as unknown as DoctorContext['container']['database']['query'],
  },
});

/** Converts findings to arrays, which are easier to compare. */
export const lines = (findings: readonly Finding[]) =>
  findings.map(({ check, state, found }) => [check, state, found]);
