import { describe, expect, it } from 'vitest';
import { errorFacts } from './error-facts.ts';

const PRIVATE = 'Asha Kulkarni, +919822012345';

describe('the facts of an error', () => {
  it('are its class, code and stack, without its message', () => {
    const error = Object.assign(new RangeError(`no such reader: ${PRIVATE}`), { code: 'E1', note: PRIVATE });
    const facts = errorFacts(error);
    expect(facts).toMatchObject({ name: 'RangeError', code: 'E1' });
    expect(facts.at[0]).toContain('error-facts.test.ts');
    expect(JSON.stringify(facts)).not.toContain('Asha');
  });

  it('include names of the schema from the database, but not the row', () => {
    const refused = Object.assign(new Error(`invalid input syntax: "${PRIVATE}"`), {
      name: 'DatabaseError',
      severity: 'ERROR',
      code: '23514',
      detail: `Failing row contains (${PRIVATE}).`,
      where: PRIVATE,
      table: 'candidate',
      constraint: 'candidate_name_check',
    });
    const facts = errorFacts(refused);
    expect(facts).toMatchObject({ code: '23514', table: 'candidate', constraint: 'candidate_name_check' });
    expect(JSON.stringify(facts)).not.toContain('Asha');
  });

  it('include up to three causes, and the database error behind a Prisma error', () => {
    const adapter = {
      name: 'DriverAdapterError',
      cause: { originalCode: '23505', originalMessage: PRIVATE },
    };
    const prisma = Object.assign(new Error(PRIVATE), {
      code: 'P2002',
      meta: { driverAdapterError: adapter },
    });
    const facts = errorFacts(new Error('outer', { cause: prisma }));
    expect(facts.cause?.code).toBe('P2002');
    expect(facts.cause?.cause?.cause).toMatchObject({ originalCode: '23505' });
    const loop: { cause?: unknown } = new Error('x');
    loop.cause = loop;
    expect(JSON.stringify(errorFacts(loop)).match(/"cause"/g)).toHaveLength(3);
    expect(JSON.stringify(facts)).not.toContain('Asha');
  });

  it.each([
    ['words', 'string'],
    [undefined, 'undefined'],
    [null, 'object'],
    [{ a: PRIVATE }, 'object'],
  ])('are only the type if %j was thrown', (thrown, name) => {
    expect(errorFacts(thrown)).toEqual({ name, at: [] });
  });
});
