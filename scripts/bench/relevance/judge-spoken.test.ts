import { describe, expect, it } from 'vitest';
import { isStated, spokenVerdictOf } from './judge-spoken.ts';
import type { SpokenJob } from './judged-queries/half-d/is-right.ts';
import type { SpokenExpectation, SpokenQuery } from './judged-queries/half-d/types.ts';
import { meetsSpokenTargets, spokenReport } from './report-spoken.ts';

const cook: SpokenJob = {
  title: 'Mess Cook',
  profileKey: 'cook',
  subProfileKey: 'mess-cook',
  skills: ['Bulk Cooking'],
  citySlug: 'pune',
  localitySlug: null,
  latitude: 18.5,
  longitude: 73.9,
  salaryMax: 16_000,
  jobType: 'FULL_TIME',
  experienceMin: 0,
  experienceMax: 3,
  qualification: null,
  shift: 'DAY',
  workPlace: null,
};
const night: SpokenJob = { ...cook, shift: 'NIGHT' };
const tailor: SpokenJob = { ...cook, profileKey: 'tailor', subProfileKey: 'mens-tailor', title: 'Tailor' };
const query = (expected: Partial<SpokenExpectation>, more: Partial<SpokenQuery> = {}): SpokenQuery => ({
  id: 'd001',
  query: 'zzcook',
  language: 'en',
  kind: 'work',
  hasError: false,
  expect: { profiles: ['cook'], ...expected },
  ...more,
});
const times = (count: number, job: SpokenJob) => Array.from({ length: count }, () => job);
const notNight = { excluded: { hours: ['NIGHT'] } } as const;
const negated = { kind: 'SHIFT', value: 'NIGHT', text: 'night', isNegated: true };

describe('spokenVerdictOf', () => {
  it.each([
    [times(10, cook), times(25, cook), 1, 1],
    [[...times(9, cook), tailor], times(25, cook), 0.9, 0.9],
    [[tailor, cook, cook], times(2, cook), 1, 0.5],
    [[...times(10, tailor), cook], times(25, cook), 0, 0],
    [[undefined, cook], times(2, cook), 0.5, 0.5],
  ])('counts the right jobs among the first ten (%#)', (rows, all, recall, rPrecision) => {
    expect(spokenVerdictOf(query({}), [], rows, all)).toMatchObject({ recall, rPrecision, isEmpty: false });
  });

  it('returns null without a right job, and reports an empty result', () => {
    expect(spokenVerdictOf(query({}), [], [tailor], [tailor])).toBeNull();
    expect(spokenVerdictOf(query(notNight), [], [night], [night])).toBeNull();
    expect(spokenVerdictOf(query({}), [], [], [cook])).toMatchObject({ recall: 0, isEmpty: true });
  });

  it('is opposite if one of the first ten jobs is excluded, and it is not right', () => {
    const of = (rows: SpokenJob[]) => spokenVerdictOf(query(notNight), [], rows, times(20, cook));
    expect(of([...times(9, cook), night])).toMatchObject({ isOpposite: true, recall: 0.9 });
    expect(of([...times(10, cook), night])).toMatchObject({ isOpposite: false, recall: 1 });
  });

  it('is not opposite if the exclusion is shown as not applied, but the jobs are right only if that is permitted', () => {
    const unapplied = { ...negated, isApplied: false };
    const of = (expected: Partial<SpokenExpectation>, term: typeof negated) =>
      spokenVerdictOf(query(expected), [term], [night], [cook, night]);
    expect(of(notNight, unapplied)).toMatchObject({ isOpposite: false, recall: 0 });
    expect(of({ ...notNight, mayBeUnapplied: true }, unapplied)).toMatchObject({
      isOpposite: false,
      recall: 0.5,
    });
    expect(of({ ...notNight, mayBeUnapplied: true }, negated)).toMatchObject({ isOpposite: true, recall: 0 });
  });

  it('is opposite if a term asserts the exclusion, whatever is found', () => {
    const asserted = { ...negated, isNegated: undefined };
    const of = (term: typeof asserted | typeof negated) =>
      spokenVerdictOf(query(notNight), [term], [cook], [cook]);
    expect(of(asserted)).toMatchObject({ isOpposite: true, recall: 1 });
    expect(of(negated)).toMatchObject({ isOpposite: false, recall: 1 });
  });

  it('counts an exclusion in a harmless query as false', () => {
    const of = (kind: SpokenQuery['kind'], terms: (typeof negated)[]) =>
      spokenVerdictOf(query({}, { kind }), terms, [cook], [cook])?.isFalseExclusion;
    expect(of('harmless', [negated])).toBe(true);
    expect(of('harmless', [])).toBe(false);
    expect(of('work', [negated])).toBe(false);
  });
});

describe('isStated', () => {
  const atHome = { ...cook, workPlace: 'ON_SITE' };
  it.each<[Partial<SpokenExpectation>, SpokenJob[], boolean]>([
    [{}, [], true],
    [{ workPlace: 'HOME' }, [cook], false],
    [{ workPlace: 'HOME' }, [cook, atHome], true],
    [{ excluded: { workPlace: 'HOME' } }, [cook], false],
    [{ excluded: { workPlace: 'HOME' } }, [atHome], true],
    [{ hours: 'DAY' }, [night, cook], true],
    [{ hours: 'MORNING' }, [night, cook], false],
    [{ excluded: { hours: ['NIGHT', 'DAY'] } }, [night], false],
    [{ excluded: { hours: ['NIGHT', 'DAY'] } }, [night, cook], true],
    [{ workPlace: 'HOME', hours: 'DAY' }, [cook], false],
    [{ workPlace: 'HOME', hours: 'EVENING' }, [atHome], false],
  ])('%j with %j is %s', (expected, jobs, isTrue) => {
    expect(isStated(jobs, { profiles: [], ...expected })).toBe(isTrue);
  });
});

describe('the report of a half', () => {
  const verdict = (rows: SpokenJob[], more: Partial<SpokenQuery> = {}) => {
    const judged = spokenVerdictOf(query(notNight, more), [], rows, times(100, cook));
    if (judged === null) throw new Error('no right job');
    return judged;
  };
  const good = verdict(times(10, cook));
  const goodError = verdict(times(10, cook), { hasError: true, intended: 'cook', language: 'hi' });
  const verdicts = { judged: [good, goodError], withoutField: ['d005'], unanswerable: ['d006', 'd007'] };
  const bad = verdict([night], { id: 'd002', query: 'zzbad' });

  it('prints figures by language and kind, opposites by id, and what is left out', () => {
    const text = spokenReport('D', { ...verdicts, judged: [good, goodError, bad] }, false);
    expect(text).toMatch(/^en clean +2 +50\.0% +50\.0% +0\.0% +1 +0$/m);
    expect(text).toMatch(/^hi errors +1 +100\.0% +100\.0% +0\.0% +0 +0$/m);
    expect(text).toMatch(/^work clean +2 /m);
    expect(text).toMatch(/^all errors +1 /m);
    expect(text).toContain('opposites: d002\n');
    expect(text).toContain('1 queries for a work place or hours');
    expect(text).toContain('2 queries without a right job are left out: d006 d007');
    expect(text).toContain(
      'half D: clean 0.500 (≥ 0.93), errors 1.000 (≥ 0.88), opposites 1 (≤ 0): targets missed',
    );
    expect(spokenReport('D', verdicts, false)).toContain('opposites 0 (≤ 0): targets met');
  });

  it('says only of half F that the search must not be tuned on it', () => {
    expect(spokenReport('F', verdicts, false)).toContain('must not be tuned on it');
    expect(spokenReport('D', verdicts, false)).not.toContain('must not be tuned on it');
    expect(spokenReport('E', verdicts, false)).not.toContain('must not be tuned on it');
  });

  it('prints queries only on request, those with missing jobs or opposites', () => {
    const judged = { ...verdicts, judged: [good, bad] };
    expect(spokenReport('D', judged, false)).not.toMatch(/zz/);
    expect(spokenReport('D', judged, true)).toContain('d002 0.00 opposite "zzbad"');
    expect(spokenReport('D', judged, true)).not.toContain('zzcook');
  });

  it.each([
    [{ recall: 0.93 }, { recall: 0.88 }, true],
    [{ recall: 0.929 }, { recall: 0.88 }, false],
    [{ recall: 0.93 }, { recall: 0.879 }, false],
    [{ recall: 1, isOpposite: true }, { recall: 1 }, false],
    [{ recall: 1 }, { recall: 1, isOpposite: true }, false],
  ])('requires each target: %j and %j give %s', (clean, errors, isMet) => {
    const judged = [
      { ...good, ...clean },
      { ...goodError, ...errors },
    ];
    expect(meetsSpokenTargets({ ...verdicts, judged })).toBe(isMet);
  });
});
