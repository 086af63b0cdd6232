import { describe, expect, it } from 'vitest';
import { type FeedPosting, monthly, readPay, unescapedHtml } from './feed-posting.ts';
import { jsonPostings } from './json-postings.ts';
import { xmlPostings } from './xml-postings.ts';

it.each([
  ['₹15,000 - ₹20,000 per month', 15_000, 20_000],
  ['15000', 15_000, 15_000],
  ['15k-20k', 15_000, 20_000],
  ['2.4 LPA', 20_000, 20_000],
  ['2-3 lakh per annum', 16_667, 25_000],
  ['1,80,000 a year', 15_000, 15_000],
  ['600 per day', 15_600, 15_600],
  ['3000 weekly', 13_000, 13_000],
  ['100 an hour', 20_800, 20_800],
])('reads the pay %s', (text, payMin, payMax) => {
  expect(readPay(text)).toEqual({ payMin, payMax });
});

it.each(['', 'As per norms', 'Best in industry', '0'])('reads no pay in "%s"', (text) => {
  expect(readPay(text)).toEqual({});
});

it.each([
  [12, 'YEAR', 1],
  [1, 'month', 1],
  [1, 'DAY', 26],
  [1, 'FORTNIGHT', undefined],
  [0, 'MONTH', undefined],
  [-5, 'MONTH', undefined],
])('%d a %s is %d a month', (amount, unit, rupees) => {
  expect(monthly(amount, unit)).toBe(rupees);
});

it('removes control characters from texts, literal or as character references', () => {
  const json = JSON.stringify([{ ...POSTING, title: 'Co\u001B]0;x\u0007ok', skills: ['Ro\u009Bti'] }]);
  expect(jsonPostings(json)[0]).toMatchObject({ title: 'Co]0;xok', skills: ['Roti'] });
  const xml = '<s><job><title>Co&#27;[31m&#x9b;ok</title></job></s>';
  expect(xmlPostings(xml)[0]?.title).toBe('Co[31mok');
});

it('undoes a second escaping of HTML, but not the first', () => {
  expect(unescapedHtml('&lt;p&gt;A &amp; B&lt;/p&gt;')).toBe('<p>A & B</p>');
  expect(unescapedHtml('<p>1 &lt; 2</p>')).toBe('<p>1 &lt; 2</p>');
});

const POSTING = {
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', value: 'a-1' },
  title: 'Cook',
  hiringOrganization: { name: 'Shinde Sweets', sameAs: 'https://shinde.example' },
  jobLocation: {
    address: { streetAddress: '4 Main Road', addressLocality: 'Pune', addressRegion: 'Maharashtra' },
    geo: { latitude: '18.5', longitude: 73.8 },
  },
  baseSalary: { currency: 'INR', value: { minValue: 180_000, maxValue: '240000', unitText: 'YEAR' } },
  experienceRequirements: { monthsOfExperience: 30 },
  totalJobOpenings: 3,
  jobLocationType: 'TELECOMMUTE',
  workHours: 'evenings',
  skills: 'Tandoor, Roti',
  validThrough: '2030-01-01',
};

describe('schema.org in JSON', () => {
  it.each([
    ['alone', POSTING],
    ['in a list', [POSTING]],
    ['in an @graph', { '@graph': [{ '@type': 'Organization' }, POSTING] }],
    [
      'as an item of a list',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] },
    ],
    ['with its type as an address', [{ ...POSTING, '@type': ['https://schema.org/JobPosting'] }]],
  ])('is found %s', (_form, document) => {
    expect(jsonPostings(JSON.stringify(document))).toMatchObject([
      {
        ref: 'a-1',
        title: 'Cook',
        company: 'Shinde Sweets',
        website: 'https://shinde.example',
        city: 'Pune',
        address: '4 Main Road, Pune, Maharashtra',
        latitude: 18.5,
        longitude: 73.8,
        payMin: 15_000,
        payMax: 20_000,
        experienceYears: 2,
        openings: 3,
        workPlace: 'TELECOMMUTE',
        hours: 'evenings',
        skills: ['Tandoor', ' Roti'],
        validThrough: new Date('2030-01-01'),
      },
    ]);
  });

  it('ignores pay in other currencies, and things that are no job', () => {
    const dollars = { ...POSTING, baseSalary: { ...POSTING.baseSalary, currency: 'USD' } };
    expect(jsonPostings(JSON.stringify(dollars))[0]).not.toHaveProperty('payMin');
    expect(
      jsonPostings(JSON.stringify([{ '@type': 'Event' }, null, 7, 'x', { '@type': 'NoJobPosting' }])),
    ).toEqual([]);
  });
});

it('refuses JSON that nests deeper than 32 levels before it is read', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(jsonPostings(nested(32))).toEqual([]);
  for (const levels of [33, 100_000])
    expect(() => jsonPostings(nested(levels))).toThrow('values nest deeper than 32 levels');
});

/** The elements in which feeds have each field, with a text of such an element and its value. */
const XML_NAMES: readonly (readonly [
  field: keyof FeedPosting,
  names: string,
  text: string,
  value: unknown,
])[] = [
  ['ref', 'referencenumber requisitionid id guid url link', 'a-1', 'a-1'],
  ['title', 'title jobtitle', 'Cook', 'Cook'],
  ['company', 'company companyname employer', 'Shop', 'Shop'],
  ['website', 'companyurl sourceurl', 'https://a.example', 'https://a.example'],
  ['description', 'description content', 'Cooks', 'Cooks'],
  ['category', 'category', 'Food', 'Food'],
  ['city', 'city location', 'Pune', 'Pune'],
  ['locality', 'locality area', 'Kothrud', 'Kothrud'],
  ['address', 'streetaddress address', '4 Main Road', '4 Main Road'],
  ['employmentType', 'jobtype employmenttype', 'parttime', 'parttime'],
  ['workPlace', 'remotetype worklocationtype workplacetype', 'Hybrid', 'Hybrid'],
  ['hours', 'shift workhours', 'Night', 'Night'],
  ['payMin', 'salary pay', '15000', 15_000],
  ['openings', 'openings vacancies', '3', 3],
  ['experienceYears', 'experience', '2 years', 2],
  ['skills', 'skills', 'Roti', ['Roti']],
  ['validThrough', 'expirationdate validthrough expires', '2030-01-01', new Date('2030-01-01')],
  ['latitude', 'latitude lat', '18.5', 18.5],
  ['longitude', 'longitude lng lon', '73.8', 73.8],
];

describe('XML', () => {
  it.each(XML_NAMES)('has %s in any of: %s', (field, names, text, value) => {
    const found = names
      .split(' ')
      .map((name) => [name, xmlPostings(`<s><job><${name}>${text}</${name}></job></s>`)[0]?.[field]]);
    expect(found).toEqual(names.split(' ').map((name) => [name, value]));
  });

  it('reads a job from each <job>, with CDATA, entities and tags in any case', () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE source [<!ENTITY boom "x">]><source><publisher>P</publisher>
      <job><ReferenceNumber><![CDATA[a-1]]></ReferenceNumber><title>Cook &amp; helper</title><company>Shinde &boom;</company>
      <city>Pune</city><salary>₹15,000 - 20,000</salary><jobtype>parttime</jobtype><remotetype>Hybrid remote</remotetype><shift>Night</shift>
      <description><![CDATA[<p>Cook</p>]]></description><experience>2 years</experience></job>
      <job><referencenumber>a-2</referencenumber><title>Other</title></job></source>`;
    const [first, second] = xmlPostings(xml);
    expect(first).toMatchObject({
      ref: 'a-1',
      title: 'Cook & helper',
      company: 'Shinde &boom;',
      city: 'Pune',
      description: '<p>Cook</p>',
      payMin: 15_000,
      payMax: 20_000,
      employmentType: 'parttime',
      workPlace: 'Hybrid remote',
      hours: 'Night',
      experienceYears: 2,
    });
    expect(second).toMatchObject({ ref: 'a-2', title: 'Other', description: '' });
  });

  it.each(['<source><job><title>Cook', '<s><job><title>Cook</title></job>', '<s><job/>'])(
    'is refused if it is truncated: %s',
    (xml) => {
      expect(() => xmlPostings(xml)).toThrow('ends within');
    },
  );

  it.each([
    ['32 levels and 64 attributes', 32, 64, null],
    ['33 levels', 33, 1, 'elements nest deeper than 32 levels'],
    ['65 attributes', 4, 65, 'an element has more than 64 attributes'],
  ])('is limited: %s', (_what, levels, attributes, problem) => {
    const names = Array.from({ length: attributes }, (_, index) => `a${index}="1"`).join(' ');
    const nested = `${'<b>'.repeat(levels - 3)}${'</b>'.repeat(levels - 3)}`;
    const read = () => xmlPostings(`<s><job><title ${names}>Cook${nested}</title></job></s>`);
    if (problem === null) expect(read()).toHaveLength(1);
    else expect(read).toThrow(problem);
  });

  it('is refused at its 33rd level, without reading on', () => {
    const levels = 1_200_000;
    // A document of 3.6 MB, as one real feed had. The parser's time grew with the square of the nesting depth.
    const xml = `${'<a>'.repeat(levels)}`;
    expect(() => xmlPostings(xml)).toThrow('elements nest deeper than 32 levels at character 96');
    expect(() => xmlPostings(`<s><job>${xml}`)).toThrow(/32 levels at character 9\d$/);
  });

  it('does not count siblings as nesting, however many there are', () => {
    const xml = `<s>${'<job><title>Cook</title></job>'.repeat(1000)}${'<x/>'.repeat(1000)}</s>`;
    expect(xmlPostings(xml)).toHaveLength(1000);
  });

  it('expands no entity that the document declares, and limits the length of a field', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;">]><s><job><title>&b;</title></job></s>`;
    expect(xmlPostings(bomb)[0]?.title).toBe('&b;');
    expect(
      xmlPostings(`<s><job><title>${'x'.repeat(60_000)}</title></job></s>`)[0]?.title.length,
    ).toBeLessThan(60_001);
  });
});
