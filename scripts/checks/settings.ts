import { parse } from 'yaml';
import type { Check, SourceFile } from './check.ts';

const COMPOSE = 'docker-compose.yml';
/** Compose files that extend docker-compose.yml. */
const OVERLAY = /^docker-compose\.[\w-]+\.yml$/;
const EXAMPLE = '.env.example';

/** The schemas of configuration, by the service of the compose file that reads them. */
const SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  api: ['apps/api/src/config.ts', 'packages/core/src/config/core-config.ts'],
  chat: ['apps/chat/src/config.ts'],
  worker: ['apps/worker/src/config.ts', 'packages/core/src/config/core-config.ts'],
  web: ['apps/web/server/config.ts', 'apps/web/server/site-config.ts'],
};

/** Settings that the image sets, or that only development uses. */
const NOT_FOR_COMPOSE = new Set(['HOST', 'PORT', 'DEV_SOCKET_PORT']);

interface Compose {
  readonly services?: Record<string, { readonly environment?: Record<string, unknown> } | undefined>;
}

/** Names of the settings of a schema: keys in capitals. @internal */
export function settingsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name))];
}

/** Variables that a compose file takes from `.env`. @internal */
export function variablesOf(compose: string): string[] {
  const code = compose.replace(/^\s*#.*$/gm, '');
  // `$$NAME` is for the container's own shell.
  return [...new Set([...code.matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name))];
}

function run(files: SourceFile[]): string[] {
  const textOf = (searched: string): string => files.find(({ path }) => path === searched)?.text ?? '';
  const compose = textOf(COMPOSE);
  const services = (parse(compose, { merge: true }) as Compose | null)?.services ?? {};
  const missing = Object.entries(SCHEMAS).flatMap(([service, paths]) => {
    const passed = new Set(Object.keys(services[service]?.environment ?? {}));
    return paths
      .flatMap((path) => settingsOf(textOf(path)))
      .filter((name) => !passed.has(name) && !NOT_FOR_COMPOSE.has(name))
      .map((name) => `${COMPOSE}: ${service} is not given ${name}, which its configuration reads`);
  });
  const examples = new Set([...textOf(EXAMPLE).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  const overlays = files.filter(({ path }) => OVERLAY.test(path)).map(({ text }) => text);
  const used = new Set([compose, ...overlays].flatMap(variablesOf));
  return [
    ...new Set(missing),
    ...[...used].filter((name) => !examples.has(name)).map((name) => `${EXAMPLE}: ${name} is missing`),
    ...[...examples]
      .filter((name) => name !== undefined && !used.has(name))
      .map((name) => `${EXAMPLE}: ${name} is read by no service of the compose files`),
  ];
}

/** Every setting that a server reads can be set from `.env`, and every line of `.env.example` reaches a server. */
export const settings: Check = { name: 'settings', run };
