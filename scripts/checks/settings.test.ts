import { describe, expect, it } from 'vitest';
import { settings, settingsOf, variablesOf } from './settings.ts';

const SCHEMA = 'const schema = z.object({\n  HOST: z.string(),\n  MAX_PAGES: bound(60),\n});\n';
const COMPOSE = `
services:
  web:
    # \${NOT_READ}
    environment:
      MAX_PAGES: \${MAX_PAGES:-}
    command: echo $\${SHELL_ONLY}
`;

function run(compose: string, example: string): string[] {
  return settings.run(
    [
      { path: 'apps/web/server/config.ts', text: SCHEMA },
      { path: 'docker-compose.yml', text: compose },
      { path: '.env.example', text: example },
    ],
    '',
  ) as string[];
}

describe('settings', () => {
  it('are the keys of a schema in capitals', () => {
    expect(settingsOf(SCHEMA)).toEqual(['HOST', 'MAX_PAGES']);
  });

  it('of a compose file are what it takes from outside, not what a comment or a container names', () => {
    expect(variablesOf(COMPOSE)).toEqual(['MAX_PAGES']);
  });

  it('are fine where schema, compose file and example name the same', () => {
    expect(run(COMPOSE, 'MAX_PAGES=60\n')).toEqual([]);
  });

  it('fail where a server reads what the compose file does not pass', () => {
    expect(run('services:\n  web:\n    environment: {}\n', '')).toEqual([
      'docker-compose.yml: web is not given MAX_PAGES, which its configuration reads',
    ]);
  });

  it('fail where the example lacks a variable, and where it has one that nobody reads', () => {
    expect(run(COMPOSE, '# MAX_PAGES\nMAX_PAGE=60\n')).toEqual([
      '.env.example: MAX_PAGES is missing',
      '.env.example: MAX_PAGE is read by no service of the compose files',
    ]);
  });

  it('may be read by an overlay alone', () => {
    const overlay = { path: 'docker-compose.scale.yml', text: `services:\n  x:\n    command: $\{EXTRA}\n` };
    const files = [{ path: 'docker-compose.yml', text: 'services: {}' }, overlay];
    const example = (text: string) => ({ path: '.env.example', text });
    expect(settings.run([...files, example('EXTRA=\n')], '')).toEqual([]);
    expect(settings.run([...files, example('')], '')).toEqual(['.env.example: EXTRA is missing']);
  });

  it('of a merged service are seen', () => {
    const merged = `x-base: &base\n  environment:\n    MAX_PAGES: \${MAX_PAGES}\nservices:\n  web:\n    <<: *base\n`;
    expect(run(merged, 'MAX_PAGES=\n')).toEqual([]);
  });
});
