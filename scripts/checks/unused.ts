import type { Check, SourceFile } from './check.ts';

const TEST = /\.test\.tsx?$|\/(?:e2e|testing|test|generated)\//;
const ERRORS = 'packages/contract/src/errors.ts';
const SCREENS = 'apps/web/src/app/screens.ts';
/** Code that throws errors. The web app only shows them. */
const SERVER = /^(?:apps\/(?!web\/)|packages\/(?!contract\/|i18n\/))/;

/** Routes of the wire contract that our web app does not call. Other clients may. */
const ROUTES_OF_OTHER_CLIENTS = new Set([
  'experienceOne',
  'fileImage',
  'jobById',
  'jobList',
  'startupAddresses',
  'startupSeekerSettings',
  'videoUpload',
]);
/** Screens that are opened by links outside of our sources, for example in shared messages and bookmarks. */
const SCREENS_LINKED_FROM_OUTSIDE = new Set(['/ResumeLink', '/offline']);

const textOf = (files: readonly SourceFile[], folder: RegExp): string =>
  files
    .filter(({ path }) => folder.test(path))
    .map(({ text }) => text)
    .join('\n');

function unusedErrors(files: readonly SourceFile[]): string[] {
  const catalogue = files.find(({ path }) => path === ERRORS)?.text ?? '';
  const servers = textOf(files, SERVER);
  return [...catalogue.matchAll(/^ {2}([A-Z_]+): \{/gm)]
    .map(([, code = '']) => code)
    .filter((code) => !servers.includes(`'${code}'`))
    .map((code) => `${ERRORS}: no server throws ${code}`);
}

function unusedRoutes(files: readonly SourceFile[]): string[] {
  const api = textOf(files, /^apps\/api\//);
  const web = textOf(files, /^apps\/web\//);
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) = defineRoute\(\{\s+key: '([^']+)'/gm)].flatMap(
      ([, name = '', key = '']) => {
        const isBound = new RegExp(`\\broutes\\.${name}\\b`).test(api);
        const isCalled = web.includes(`'${key}'`) || new RegExp(`\\b${name}\\b`).test(web);
        return [
          ...(isBound ? [] : [`${path}: no module of the API binds routes.${name}`]),
          ...(isCalled || ROUTES_OF_OTHER_CLIENTS.has(name)
            ? []
            : [`${path}: the web app does not call '${key}'`]),
        ];
      },
    ),
  );
}

function unlinkedScreens(files: readonly SourceFile[]): string[] {
  const table = files.find(({ path }) => path === SCREENS)?.text ?? '';
  const links = textOf(
    files.filter(({ path }) => path !== SCREENS),
    /./,
  );
  return [...table.matchAll(/\['(\/[^']*)', '[^']+'\]/g)]
    .map(([, path = '']) => path)
    .filter((path) => !SCREENS_LINKED_FROM_OUTSIDE.has(path))
    .filter((path) => !new RegExp(`['"\`(]${path.replace(/\/:.*$/, '')}(?![\\w-])`).test(links))
    .map((path) => `${SCREENS}: no link leads to ${path}`);
}

function run(files: SourceFile[]): string[] {
  const sources = files.filter(({ path }) => /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !TEST.test(path));
  return [...unusedErrors(sources), ...unusedRoutes(sources), ...unlinkedScreens(sources)];
}

/** Every error code is thrown, every route is bound and called, and a link leads to every screen. */
export const unused: Check = { name: 'unused', run };
