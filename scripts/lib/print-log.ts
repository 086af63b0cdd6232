import { styleText } from 'node:util';

const COLOUR = { api: 'cyan', worker: 'yellow', chat: 'magenta', web: 'green' } as const;
const LEVELS: Readonly<Record<number, 'red' | 'yellow' | 'gray'>> = { 60: 'red', 50: 'red', 40: 'yellow' };

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
}

function parsed(line: string): LogLine | null {
  try {
    const value = JSON.parse(line) as LogLine;
    return typeof value.level === 'number' ? value : null;
  } catch {
    return null;
  }
}

/** Formats a line of pino: time, message and fields. Returns any other line as it is. @internal */
export function readableLine(line: string): string {
  const entry = parsed(line);
  if (entry === null) return line;
  const { level, time, msg = '', err, ...rest } = entry as LogLine & Record<string, unknown>;
  const facts = Object.entries(rest).filter(([name]) => !['pid', 'hostname', 'reqId'].includes(name));
  const details = facts.map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const head = [new Date(time).toTimeString().slice(0, 8), msg, ...details].join(' ');
  const text = err?.stack ? `${head}\n${err.stack}` : head;
  return level < 40 ? text : styleText(LEVELS[level] ?? 'gray', text);
}

/** Prints one service's output line by line, each after the service's name in its colour. */
export function printer(
  name: keyof typeof COLOUR,
  print: (line: string) => void = console.log,
): (text: string) => void {
  const label = styleText(COLOUR[name], `${name.padEnd(6)} │`);
  let unfinished = '';
  return (text) => {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) print(`${label} ${readableLine(line)}`);
  };
}
