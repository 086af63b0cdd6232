import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../packages/contract/src/openapi.ts';
import { openApi } from './openapi.ts';

const committed = (text: string) => [{ path: 'docs/openapi.json', text }];

describe('the committed OpenAPI document', () => {
  it('may be formatted as one likes', () => {
    expect(openApi.run(committed(JSON.stringify(buildOpenApi(), null, 4)), '')).toEqual([]);
  });

  it('must be there and be current', () => {
    expect(openApi.run([], '')).toHaveLength(1);
    expect(openApi.run(committed('{"openapi":"3.1.0"}'), '')).toHaveLength(1);
  });
});
