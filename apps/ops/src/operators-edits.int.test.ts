import { describe, expect, it } from 'vitest';
import { useCompanyFiles } from './testing/company-files.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);
const edit = async (...pairs: string[]) => {
  const words = pairs.flatMap((pair) => ['--set', pair]);
  expect((await test.ops('jobs', 'edit', files.idOf('a'), ...words)).code).toBe(0);
};

describe('a field that an operator edited', () => {
  it('stays as it is while the file repeats its old value, and other fields follow the file', async () => {
    await files.importJobs({ ref: 'a' });
    await edit('title=Tandoor Cook', 'shift=NIGHT', 'skills=Tandoor');
    const again = await files.importJobs({ ref: 'a' });
    expect(again.answer).toMatchObject({ updated: 0, unchanged: 1, withYourEdits: 1 });
    const other = await files.importWith(['--complete', '--check'], [{ ref: 'a', payMax: 22_000 }]);
    expect((await files.importWith(['--complete'], [{ ref: 'a', payMax: 22_000 }])).answer).toEqual(
      other.answer,
    );
    expect(await files.read('a')).toMatchObject({
      title: 'Tandoor Cook',
      slug: 'tandoor-cook',
      shift: 'NIGHT',
      skills: ['Tandoor'],
      payMax: 22_000,
    });
  });

  it('follows the file again once the file has another value, and then for good', async () => {
    await files.importJobs({ ref: 'a' });
    await edit('title=Tandoor Cook', 'payMax=25000');
    const { answer } = await files.importJobs({ ref: 'a', title: 'Head Cook' });
    expect(answer).toMatchObject({ updated: 1, withYourEdits: 1 });
    expect(await files.read('a')).toMatchObject({ title: 'Head Cook', slug: 'head-cook', payMax: 25_000 });
    await files.importJobs({ ref: 'a' });
    expect(await files.read('a')).toMatchObject({ title: 'Cook', payMax: 25_000 });
    await files.importJobs({ ref: 'a', payMax: 18_000 });
    expect(await files.read('a')).toMatchObject({ payMax: 18_000, edited: null });
  });

  it('no longer counts as edited when it is set back, also after several edits', async () => {
    await files.importJobs({ ref: 'a' });
    await edit('payMax=25000');
    await edit('payMax=26000');
    expect((await files.read('a')).edited).toEqual({ pay_max: 20_000 });
    await edit('payMax=20000');
    expect((await files.read('a')).edited).toBeNull();
  });

  it('that was empty in the file stays filled until the file fills it', async () => {
    await files.importJobs({ ref: 'a' });
    await edit('locality=Kothrud');
    await files.importJobs({ ref: 'a' });
    expect((await files.read('a')).locality).toBe('Kothrud');
    await files.importJobs({ ref: 'a', locality: 'Baner' });
    expect(await files.read('a')).toMatchObject({ locality: 'Baner', edited: null });
  });
});
