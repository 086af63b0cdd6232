import { readFilterOptions } from '@nukkad/core/filter-options/read-filter-options.ts';
import { readOperatorIcon } from '@nukkad/core/icons/read-operator-icon.ts';
import { listInterests } from '@nukkad/core/interests/list-interests.ts';
import { saveInterests } from '@nukkad/core/interests/save-interests.ts';
import { ReferenceWatch } from '@nukkad/core/reference/reference-watch.ts';
import { filterJobs } from '@nukkad/core/search/filter-jobs.ts';
import { searchLanguage } from '@nukkad/job-search';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { describe, expect, it } from 'vitest';
import { useOps } from './testing/start-ops.ts';

const test = useOps();

const SVG =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><script>x()</script><path d="M4 4h16"/></svg>';

/** Returns the terms that the search recognises in a text. It uses the cached lexicon, as searches of visitors do. */
async function understood(text: string): Promise<string[]> {
  const page = await filterJobs(test.container, null, { text, sortBy: 'NEWEST', page: 1, size: 10 });
  return page.understood.map(({ kind, value }) => `${kind} ${value}`);
}

const profiles = async () => (await readFilterOptions(test.container)).jobProfiles;

describe('a new profile', () => {
  it('is in the filter panel, in interests and in the search, in all languages, without a restart', async () => {
    const { container } = test;
    const watch = new ReferenceWatch(container);
    expect(await watch.look()).toBe(false);
    await searchLanguage.refresh(container.database);
    expect((await understood('beautician')).join()).not.toContain('beauty');

    await test.file('salon.svg', SVG);
    const profile = await test.file(
      'profiles.csv',
      'key,nameEn,nameHi,nameMr,icon,synonyms\nbeauty,Beautician,ब्यूटीशियन,ब्युटीशियन,salon.svg,beauty; parlour wali; पार्लर वाली\n',
    );
    const parts = await test.file(
      'parts.csv',
      [
        'key,profile,nameEn,nameHi,nameMr,synonyms',
        'parlour,beauty,Parlour Beautician,पार्लर ब्यूटीशियन,पार्लर ब्युटीशियन,beautician; parlour wali; ब्यूटीशियन; ब्युटीशियन',
        'bridal,beauty,Bridal Makeup,ब्राइडल मेकअप,वधू मेकअप,bridal makeup',
        'barbering,beauty,Barber,नाई,न्हावी,barber; nai',
      ].join('\n'),
    );
    expect((await test.ops('profiles', 'import', profile)).answer).toMatchObject({ created: 1, refused: 0 });
    expect((await test.ops('sub-profiles', 'import', parts)).answer).toMatchObject({
      created: 3,
      refused: 0,
    });

    const shown = (await profiles()).find(({ key }) => key === 'beauty');
    expect(shown).toEqual({
      key: 'beauty',
      name: { en: 'Beautician', hi: 'ब्यूटीशियन', mr: 'ब्युटीशियन' },
      icon: 'own/beauty',
    });
    const svg = await readOperatorIcon(container, 'profiles', 'beauty-blue.svg');
    expect(svg).toContain('<path d="M4 4h16"');
    expect(svg).not.toContain('script');
    const { id } = await buildCandidate(container.database);
    await saveInterests(container, id, ['ब्यूटीशियन']);
    expect((await listInterests(container, id, 'en')).chosen).toEqual(['beauty']);

    const job = await buildJob(container.database, {
      profileKey: 'beauty',
      subProfileKey: 'parlour',
      title: 'Facial',
    });
    expect(await watch.look()).toBe(true);
    expect(await watch.look()).toBe(false);
    for (const text of ['parlour wali', 'ब्यूटीशियन', 'ब्युटीशियन', 'beautician'])
      expect([text, await understood(text)]).toEqual([text, ['JOB_PROFILE beauty/parlour']]);
    const page = await filterJobs(container, null, {
      text: 'parlour wali',
      sortBy: 'NEWEST',
      page: 1,
      size: 10,
    });
    expect(page.jobs.map(({ id }) => id)).toContain(job.id);
    expect(await understood('barber')).toEqual(['JOB_PROFILE beauty/barbering']);
  });

  it('that is retired is no longer offered, but stays with its jobs and with seekers who chose it', async () => {
    const { container } = test;
    const watch = new ReferenceWatch(container);
    await watch.look();
    const candidate = await container.database.prisma.interest.findFirstOrThrow({
      where: { profileKey: 'beauty' },
    });
    const file = await test.file('retired.csv', 'key,retired\nbeauty,yes\n');
    expect((await test.ops('profiles', 'import', file)).answer).toMatchObject({ updated: 1, refused: 0 });
    expect((await profiles()).map(({ key }) => key)).not.toContain('beauty');
    expect((await listInterests(container, candidate.candidateId, 'en')).chosen).toEqual(['beauty']);
    const { id } = await buildCandidate(container.database);
    await expect(saveInterests(container, id, ['beauty'])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await container.database.prisma.job.count({ where: { profileKey: 'beauty' } })).toBe(1);
    await watch.look();
    expect((await understood('parlour wali')).join()).not.toContain('beauty');
    const back = await test.file('back.csv', 'key,retired\nbeauty,no\n');
    await test.ops('profiles', 'import', back);
    expect((await profiles()).map(({ key }) => key)).toContain('beauty');
    await test.ops('profiles', 'import', file);
  });
});

describe('the pack of further work', () => {
  it('is loaded by one command, changes nothing the second time, and is understood in three languages', async () => {
    const { container } = test;
    const before = (await profiles()).length;
    const first = await test.ops('packs', 'load', 'further-work');
    expect([first.code, first.answer.loaded]).toEqual([
      0,
      [
        expect.objectContaining({ kind: 'profiles', refused: 0 }),
        expect.objectContaining({ kind: 'sub-profiles', refused: 0 }),
        expect.objectContaining({ kind: 'lexicon', refused: 0 }),
      ],
    ]);
    // The profile that the tests above created and retired must not change.
    expect(first.answer.yours).toContainEqual(
      expect.objectContaining({ what: 'profiles', key: 'beauty', wins: 'yours' }),
    );
    const again = (await test.ops('packs', 'load', 'further-work')).answer.loaded;
    expect(again.map(({ created, updated }: Record<string, number>) => [created, updated])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const added = (await profiles()).slice(before);
    expect(added.length).toBeGreaterThanOrEqual(7);
    for (const { key, icon } of added) {
      expect(icon).toBe(`own/${key}`);
      expect(await readOperatorIcon(container, 'profiles', `${key}-white.svg`)).toContain(
        'viewBox="0 0 48 48"',
      );
    }
    await searchLanguage.refresh(container.database);
    const spoken = [
      ['nurse', 'nursing/staff-nurse'],
      ['परिचारिका', 'nursing/staff-nurse'],
      ['paricharika', 'nursing/staff-nurse'],
      ['वार्ड बॉय', 'nursing/ward-attendant'],
      ['बुजुर्गों की देखभाल', 'nursing/patient-caretaker'],
      ['kamwali bai', 'domestic-help/house-maid'],
      ['मोलकरीण', 'domestic-help/house-maid'],
      ['babysitter', 'domestic-help/nanny'],
      ['माळी', 'domestic-help/gardener'],
      ['gavandi', 'construction/mason'],
      ['राजमिस्त्री', 'construction/mason'],
      ['रंगारी', 'construction/wall-painter'],
      ['painter', 'construction/wall-painter'],
      ['tiles mistri', 'construction/tile-fitter'],
      ['dhobi', 'housekeeping/laundry-worker'],
      ['safai kamgar', 'housekeeping/sweeper'],
      ['packing worker', 'factory/packing-worker'],
      ['शेतमजूर', 'farm-dairy/farm-worker'],
      ['gaushala', 'farm-dairy/dairy-worker'],
      ['petrol pump', 'shop-helper/petrol-pump-attendant'],
    ] as const;
    const read = [];
    for (const [text] of spoken) read.push([text, ...(await understood(text))]);
    expect(read).toEqual(spoken.map(([text, value]) => [text, `JOB_PROFILE ${value}`]));
    // An occupation that is not in the pack is still unknown.
    expect((await understood('doctor')).join()).not.toContain('nursing');
  });
});
