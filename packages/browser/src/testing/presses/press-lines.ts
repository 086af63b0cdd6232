import { changedLines } from '../changed-lines.ts';

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

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly file?: Blob | undefined;
}

/** Returns method, path, query, body and file of a request. */
export function lineOfRequest({ method, path, params = {}, query, body, file }: Sent): string {
  const address = path.replace(/:(\w+)/g, (part, name: string) => params[name] ?? part);
  const search =
    query === undefined
      ? ''
      : `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  const content = body === undefined ? [] : [JSON.stringify(body)];
  const upload = file === undefined ? [] : [`file of ${file.type}`];
  return [method, address + search, ...content, ...upload].join(' ');
}

/** A random UUID. Those of the sample data are of another version. */
const RANDOM_ID = /\b[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/g;

/** Returns the line with a word in place of each random UUID, which is another one in each run. */
export function withoutRandomIds(line: string): string {
  return line.replace(RANDOM_ID, '(random)');
}
