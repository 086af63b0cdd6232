import { describe, expect, it, test } from 'vitest';
import { exampleJobCard } from './job.examples.ts';
import { jobCardFromWire, jobCardToWire } from './job.mapper.ts';
import { wireJobCard } from './job.wire.ts';
import {
  CARD_ATTRIBUTE_NAMES,
  cardAttributesOf,
  JOB_ATTRIBUTE_NAMES,
  jobAttributesOf,
  jobRangesOf,
  matchedValues,
  RANGE_NAMES,
} from './job-attributes.ts';
import { JOB_FILTERS } from './job-filters.ts';
import { JOB_FILTER_WIRE } from './job-filters.wire.ts';

const ON_CARD = CARD_ATTRIBUTE_NAMES.map((name) => ({
  name,
  values: JOB_FILTERS[name].values,
  isRequired: JOB_FILTERS[name].attribute.isRequired,
  ...JOB_FILTER_WIRE[name],
}));

describe.each(JOB_ATTRIBUTE_NAMES)('the attribute %s', (name) => {
  const { values, attribute } = JOB_FILTERS[name];

  it('has a distinct number for each value, none of them 0', () => {
    const codes: number[] = Object.values(attribute.codes);
    expect(Object.keys(attribute.codes)).toEqual([...values]);
    expect(new Set([0, ...codes]).size).toBe(values.length + 1);
  });

  it('matches known values with consecutive codes, the chosen one among them', () => {
    const codes: Readonly<Record<string, number>> = attribute.codes;
    for (const value of values) {
      const matched = matchedValues(name, value);
      const numbers = matched.map((each) => codes[each] ?? Number.NaN).toSorted((a, b) => a - b);
      expect(matched).toContain(value);
      expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    }
  });
});

test.each([
  ['workPlace', 'ON_SITE', ['ON_SITE', 'BOTH']],
  ['workPlace', 'HOME', ['HOME', 'BOTH']],
  ['workPlace', 'BOTH', ['BOTH']],
  ['shift', 'EVENING', ['EVENING']],
  ['jobType', 'PART_TIME', ['PART_TIME']],
] as const)('%s %s matches jobs with %j', (name, chosen, matched) => {
  expect(matchedValues(name, chosen)).toEqual(matched);
});

describe.each(ON_CARD)('$name on a card', ({ name, values, field, words, isRequired }) => {
  it('encodes and decodes each value', () => {
    const sent = values.map((value) => jobCardToWire({ ...exampleJobCard, [name]: value }));
    expect(sent.map((wire) => wire[field])).toEqual(Object.values(words));
    expect(sent.map((wire) => jobCardFromWire(wireJobCard.parse(wire))[name])).toEqual([...values]);
  });

  it('rejects other words', () => {
    const wire = { ...jobCardToWire(exampleJobCard), [field]: 'Whatever' };
    expect(wireJobCard.safeParse(wire).success).toBe(false);
  });

  it(isRequired ? 'is always present' : 'is absent if the job does not state it', () => {
    const wire = jobCardToWire({ ...exampleJobCard, [name]: undefined as never });
    expect(Object.keys(JSON.parse(JSON.stringify(wire)))).not.toContain(field);
    expect(wireJobCard.safeParse(wire).success).toBe(!isRequired);
  });
});

test('attributes that a job does not state are null', () => {
  const source = { jobType: 'PART_TIME', title: 'Cook' } as const;
  expect(jobAttributesOf(source)).toMatchObject({ jobType: 'PART_TIME', qualification: null });
  expect(Object.keys(jobAttributesOf(source))).toEqual(JOB_ATTRIBUTE_NAMES);
  expect(Object.keys(cardAttributesOf(source))).toEqual(CARD_ATTRIBUTE_NAMES);
});

const RANGES = RANGE_NAMES.map((name) => {
  const wire = JOB_FILTER_WIRE[name];
  const [low, high] = wire.ends;
  const isAlwaysSent = 'isAlwaysSent' in wire;
  return { name, low, high, isAlwaysSent, attribute: JOB_FILTERS[name].attribute };
});

describe.each(RANGES)('the range $name on a card', ({ name, low, high, attribute, isAlwaysSent }) => {
  const sentWith = (min: number | null, max: number | null) =>
    jobCardToWire({ ...exampleJobCard, [name]: { min, max } });

  it.each([
    [1, 3],
    [2, null],
    [0, 0],
  ])('encodes and decodes %s to %s', (min, max) => {
    const wire = sentWith(min, max);
    expect([wire[low], wire[high]]).toEqual([min, max]);
    expect(jobCardFromWire(wireJobCard.parse(wire))[name]).toEqual({ min, max });
  });

  it('has a minimum of 0 or none if the job does not state it', () => {
    expect(sentWith(null, null)[low]).toBe(attribute.isRequired ? 0 : null);
  });

  it('rejects text, and is optional only if older servers do not send it', () => {
    expect(wireJobCard.safeParse({ ...sentWith(1, 3), [high]: '3' }).success).toBe(false);
    expect(wireJobCard.safeParse({ ...sentWith(1, 3), [high]: undefined }).success).toBe(!isAlwaysSent);
  });

  it('reads its ends from the fields of a row', () => {
    const [min, max] = attribute.fields;
    expect(jobRangesOf({ [min]: 1, [max]: 3 })[name]).toEqual({ min: 1, max: 3 });
    expect(jobRangesOf({})[name]).toEqual({ min: null, max: null });
  });
});
