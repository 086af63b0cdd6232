import { describe, expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

describe('readStartOptions', () => {
  it('has a default for everything', () => {
    expect(readStartOptions('/project', [], {})).toEqual({
      root: '/project',
      home: '/project/.nukkad',
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      databaseUrl: undefined,
      jobs: 20_000,
      jobsChosen: false,
      fresh: false,
      yes: false,
      dev: false,
      inspect: false,
    });
  });

  it('reads arguments and environment', () => {
    const env = { PORT: '8080', NUKKAD_HOST: '0.0.0.0', DATABASE_URL: 'postgresql://x', NUKKAD_HOME: 'data' };
    const options = readStartOptions('/project', ['--jobs', '500'], env);
    expect(options).toMatchObject({ port: 8080, host: '0.0.0.0', jobs: 500, jobsChosen: true, fresh: false });
    expect(options).toMatchObject({ databaseUrl: 'postgresql://x', home: '/project/data' });
  });

  it('reads what a developer adds', () => {
    expect(readStartOptions('/project', ['--dev', '--inspect', '--yes'], {})).toMatchObject({
      yes: true,
      dev: true,
      inspect: true,
    });
  });

  it.each([
    [['--jobs', 'many'], {}, '--jobs must be a whole number'],
    [['--jobs=-1'], {}, '--jobs must be a whole number'],
    [['--unknown'], {}, 'npm start -- [--jobs N]'],
    [[], { PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    [[], { npm_config_fresh: 'true' }, 'Write: npm start -- --fresh'],
    [[], { DATABASE_URL: 'nukkad' }, 'DATABASE_URL must be an address'],
    [['--fresh'], { DATABASE_URL: 'postgresql://x' }, '--fresh throws the embedded database away'],
  ])('refuses %j %j plainly', (args, env, message) => {
    expect(() => readStartOptions('/project', args, env)).toThrow(message);
  });
});
