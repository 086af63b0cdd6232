import { describe, expect, it, test } from 'vitest';
import { exampleJobCard } from './job.examples.ts';
import { jobCardFromWire, jobCardToWire } from './job.mapper.ts';
import { wireJobCard } from './job.wire.ts';
import {
  CARD_ATTRIBUTE_NAMES,
  cardAttributesOf,
  JOB_ATTRIBUTE_NAMES,
  jobAttributesOf,
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

  it('has a number of its own for each value, none of them nought', () => {
    const codes: number[] = Object.values(attribute.codes);
    expect(Object.keys(attribute.codes)).toEqual([...values]);
    expect(new Set([0, ...codes]).size).toBe(values.length + 1);
  });
});

describe.each(ON_CARD)('$name on a card', ({ name, values, field, words, isRequired }) => {
  it('goes over the wire in its own words and comes back', () => {
    const sent = values.map((value) => jobCardToWire({ ...exampleJobCard, [name]: value }));
    expect(sent.map((wire) => wire[field])).toEqual(Object.values(words));
    expect(sent.map((wire) => jobCardFromWire(wireJobCard.parse(wire))[name])).toEqual([...values]);
  });

  it('is no other word', () => {
    const wire = { ...jobCardToWire(exampleJobCard), [field]: 'Whatever' };
    expect(wireJobCard.safeParse(wire).success).toBe(false);
  });

  it(isRequired ? 'is always there' : 'is left out where the job does not tell', () => {
    const wire = jobCardToWire({ ...exampleJobCard, [name]: undefined as never });
    expect(Object.keys(JSON.parse(JSON.stringify(wire)))).not.toContain(field);
    expect(wireJobCard.safeParse(wire).success).toBe(!isRequired);
  });
});

test('what is not told of a job is null', () => {
  const told = { jobType: 'PART_TIME', title: 'Cook' } as const;
  expect(jobAttributesOf(told)).toMatchObject({ jobType: 'PART_TIME', qualification: null });
  expect(Object.keys(jobAttributesOf(told))).toEqual(JOB_ATTRIBUTE_NAMES);
  expect(Object.keys(cardAttributesOf(told))).toEqual(CARD_ATTRIBUTE_NAMES);
});
