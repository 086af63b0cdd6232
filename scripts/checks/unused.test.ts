import { describe, expect, it } from 'vitest';
import { unused } from './unused.ts';

const run = (files: Record<string, string>): string[] =>
  unused.run(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    '',
  ) as string[];

describe('unused error codes', () => {
  const errors = {
    'packages/contract/src/errors.ts': 'export const ERRORS = {\n  GONE: { status: 404 },\n};\n',
  };
  const problem = 'packages/contract/src/errors.ts: no server throws GONE';

  it('are reported, also if only tests, phrases or the web app name them', () => {
    expect(run(errors)).toEqual([problem]);
    const text = "throw new AppError('GONE');";
    for (const path of ['apps/web/src/a.ts', 'packages/i18n/src/a.ts', 'packages/core/src/a.test.ts'])
      expect(run({ ...errors, [path]: text })).toEqual([problem]);
  });

  it.each(['apps/chat/src/a.ts', 'packages/core/src/a.ts'])('are not reported if %s throws them', (path) => {
    expect(run({ ...errors, [path]: "throw new AppError('GONE');" })).toEqual([]);
  });
});

describe('unused routes', () => {
  const path = 'packages/contract/src/a/a.routes.ts';
  const contract = { [path]: "export const jobSave = defineRoute({\n  key: 'jobs.save',\n});\n" };
  const binding = { 'apps/api/src/a.module.ts': 'forSeeker(routes.jobSave, save)' };
  const call = { 'apps/web/src/a.ts': "api.call('jobs.save', {})" };

  it('are reported if the API does not bind them', () => {
    expect(run({ ...contract, ...call })).toEqual([`${path}: no module of the API binds routes.jobSave`]);
  });

  it('are reported if the web app does not call them', () => {
    expect(run({ ...contract, ...binding })).toEqual([`${path}: the web app does not call 'jobs.save'`]);
  });

  it('are not reported if they are bound and called', () => {
    expect(run({ ...contract, ...binding, ...call })).toEqual([]);
  });
});

describe('unlinked screens', () => {
  const screens = {
    'apps/web/src/app/screens.ts': "const a = [['/jobs-in/:city/:work?', 'job-list/job-list']];",
  };
  const problem = 'apps/web/src/app/screens.ts: no link leads to /jobs-in/:city/:work?';

  it('are reported', () => {
    expect(run(screens)).toEqual([problem]);
    expect(run({ ...screens, 'apps/web/src/a.tsx': "to='/jobs-in-town'" })).toEqual([problem]);
  });

  it.each(["to='/jobs-in'", "to={'/jobs-in/' + city}"])('are not reported if there is a link: %s', (text) => {
    expect(run({ ...screens, 'apps/web/src/a.tsx': text })).toEqual([]);
  });
});
