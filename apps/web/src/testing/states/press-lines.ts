import { changedLines } from '@nukkad/browser/testing/changed-lines.ts';
import { pageLines } from '@nukkad/browser/testing/page-lines.ts';
import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import { routes } from '@nukkad/contract/routes.ts';
import type { FakeCall } from '../fake-api.ts';

export const ROUTES: readonly AnyRoute[] = Object.values(routes);

export function routeOf(key: string): AnyRoute {
  const route = ROUTES.find((one) => one.key === key);
  if (route === undefined) throw new Error(`There is no route ${key}`);
  return route;
}

/** Commands that screens send to read something, because reading it changes something. */
const READING: ReadonlySet<string> = new Set(['jobs.byShareId', 'notifications.list']);

export function isCommand({ key }: FakeCall): boolean {
  return routeOf(key).kind === 'command' && !READING.has(key);
}

/** Returns method, path, query and body of a call. The client adds the seeker's id to some, which is left out. */
export function lineOfCall(call: FakeCall): string {
  const { key, input, options } = call;
  const route = routeOf(key);
  const { params = {}, query, body } = route.encodeRequest(input);
  const path = route.path.replace(/:(\w+)/g, (part, name: string) => params[name] ?? part);
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const content = body === undefined ? [] : [JSON.stringify(body)];
  const file = options?.file === undefined ? [] : [`file of ${options.file.type}`];
  return [isCommand(call) ? 'sends' : 'reads', route.method, path + search, ...content, ...file].join(' ');
}

/** Returns what the browser has stored, by place and name. Cookies without a value are deleted ones. */
export function storedItems(): ReadonlyMap<string, string> {
  const cookies = document.cookie.split('; ').filter((cookie) => !/^(.*=)?$/.test(cookie));
  return new Map([
    ...Object.entries(window.localStorage).map(([name, value]) => [`local ${name}`, value] as const),
    ...Object.entries(window.sessionStorage).map(([name, value]) => [`session ${name}`, value] as const),
    ...cookies.map((cookie) => [`cookie ${cookie.split('=')[0]}`, cookie] as const),
  ]);
}

/** Returns a line for each item that was stored, changed or removed since then. */
export function changesOfStored(before: ReadonlyMap<string, string>): readonly string[] {
  const after = storedItems();
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `stores ${name}: ${after.get(name) ?? '(removed)'}`);
}

/** Links of the frame whose address names the page that is shown. */
const OF_ADDRESS = /→ \/(language\/(en|hi|mr)|register)\?(back|returnTo)=/;

/** Returns the lines of an element, by default of the page, without the links of the frame that follow the address. */
export function linesOf(root?: Element): readonly string[] {
  return pageLines(root).filter((line) => !OF_ADDRESS.test(line));
}

const DIALOG = /^([+-]) *(dialog|alertdialog) ("[^"]*")( .*)? \./;
/** Areas for messages, which are empty unless a deeper line follows. */
const AREA = /^[+-] *(alert|status)$/;
const depthOf = (line: string) => line.slice(1).search(/[^ ]/);

/** Returns the changed lines. A closed dialog is one line, and empty areas for messages are left out. */
export function changesOfLines(before: readonly string[], after: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let closed = Number.POSITIVE_INFINITY;
  const changes = changedLines(before, after);
  for (const [index, line] of changes.entries()) {
    if (line.startsWith('-') && depthOf(line) > closed) continue;
    closed = Number.POSITIVE_INFINITY;
    const [, sign, kind, name, state = ''] = DIALOG.exec(line) ?? [];
    const hasContent = depthOf(changes[index + 1] ?? '') > depthOf(line);
    if (kind === undefined) lines.push(...(AREA.test(line) && !hasContent ? [] : [line]));
    else if (state.includes(' open') && sign === '+') lines.push(`opens ${kind} ${name}`);
    else if (state.includes(' open')) {
      closed = depthOf(line);
      lines.push(`closes ${kind} ${name}`);
    }
  }
  return lines;
}
