import type { SearchOutput, SearchSuggestion } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { readJobSearch } from '../../features/job-search/search/job-search-params.ts';
import { foundOptions } from './found-option.ts';

const searchOf = (query: string) => readJobSearch(new URLSearchParams(query));
const company = { id: 'c', name: 'Zeenat', image: null, link: 'zeenat-aaaaaa', followers: 0 };
const job = {
  id: 'j',
  title: 'Cook',
  companyName: 'Zeenat',
  companyImage: null,
  status: 'ACTIVE' as const,
  link: 'cook-bbbbbb',
  city: 'Pune',
};
const found = (change: Partial<SearchOutput>): SearchOutput => ({
  jobs: [job],
  companies: [company],
  understood: [],
  suggestions: [],
  ...change,
});
const kinds = (change: Partial<SearchOutput>) =>
  foundOptions(found(change), searchOf('q=cook')).map(({ kind }) => kind);
const addressOf = (suggestion: Partial<SearchSuggestion>, query: string) => {
  const whole: SearchSuggestion = { kind: 'WORK', name: 'Cook', marks: [], ...suggestion };
  return foundOptions(found({ suggestions: [whole] }), searchOf(query))[0]?.href;
};

describe('the rows of the results', () => {
  it('begin with suggestions; jobs come before companies if the text names an occupation', () => {
    expect(kinds({})).toEqual(['all', 'company', 'job']);
    const suggestions: SearchSuggestion[] = [{ kind: 'WORK', name: 'Cook', marks: [], jobProfile: 'cook' }];
    const understood = [{ kind: 'JOB_PROFILE' as const, text: 'cook', value: 'cook' }];
    expect(kinds({ suggestions, understood })).toEqual(['meaning', 'all', 'job', 'company']);
    expect(kinds({ jobs: [], companies: [] })).toEqual([]);
  });

  it.each([
    ['WORD', 'search'],
    ['CITY', 'search'],
    ['LOCALITY', 'search'],
    ['JOB_PROFILE', 'all'],
    ['SHIFT', 'all'],
  ] as const)('link to the list by the right words for a text understood as %s', (kind, row) => {
    const understood = [{ kind, text: 'ward boy', value: 'ward boy' }];
    expect(kinds({ companies: [], understood })).toEqual([row, 'job']);
    expect(kinds({ understood })[0]).toBe('all');
  });

  it('link to the occupation instead of the text, in the city of the search or of the suggestion', () => {
    expect(addressOf({ jobProfile: 'cook' }, 'q=rasoiya&city=Pune&type=part_time')).toBe(
      '/joblist?city=Pune&profile=cook&type=part_time',
    );
    expect(addressOf({ jobProfile: 'cook', city: 'Nashik' }, 'q=rasoiya nashik&near=me')).toBe(
      '/joblist?city=Nashik&profile=cook',
    );
    expect(addressOf({ text: 'Home Cook' }, 'q=ghar ka khana&profile=cook&near=me')).toBe(
      '/joblist?q=Home+Cook&near=me',
    );
  });

  it('link to a place with unchanged filters', () => {
    expect(addressOf({ kind: 'CITY', city: 'Nashik' }, 'q=nashi&profile=cook&city=Pune')).toBe(
      '/joblist?city=Nashik&profile=cook',
    );
    expect(addressOf({ kind: 'LOCALITY', text: 'Hadapsar', city: 'Pune' }, 'q=hadap')).toBe(
      '/joblist?q=Hadapsar&city=Pune',
    );
  });
});
