import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamedStatement } from './statement.ts';

const SQL_DIR = fileURLToPath(new URL('../../../prisma/sql', import.meta.url));
const NAME_LINE = /^-- name: *(\S+) *$/;
/** PostgreSQL cuts longer names, so that two could become one. */
const NAME_LENGTH_MAX = 63;

/**
 * Reads the statements of all `.sql` files of a folder, by name. Each begins with a line `-- name: <name>`,
 * followed by two to five lines of comment; it is prepared under that name.
 */
export function loadStatements(directory = SQL_DIR): Map<string, NamedStatement> {
  const statements = new Map<string, NamedStatement>();
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  for (const file of files.sort()) {
    for (const statement of parseStatements(readFileSync(join(directory, file), 'utf8'), file)) {
      if (statements.has(statement.name)) throw new Error(`${file}: ${statement.name} is there twice`);
      statements.set(statement.name, statement);
    }
  }
  return statements;
}

/** Cuts a file of SQL at its name lines; comments are left out of what the server is sent. */
export function parseStatements(source: string, file: string): NamedStatement[] {
  const statements: NamedStatement[] = [];
  let current: { name: string; lines: string[] } | undefined;
  const finish = () => {
    if (current !== undefined) statements.push({ name: current.name, text: textOf(current.lines) });
  };
  for (const line of source.split('\n')) {
    const name = NAME_LINE.exec(line)?.[1];
    if (name !== undefined) {
      finish();
      if (name.length > NAME_LENGTH_MAX) throw new Error(`${file}: the name ${name} is too long`);
      current = { name, lines: [] };
    } else if (current !== undefined) {
      current.lines.push(line);
    } else if (line.trim() !== '' && !line.startsWith('--')) {
      throw new Error(`${file}: SQL before the first "-- name:" line`);
    }
  }
  finish();
  return statements;
}

function textOf(lines: string[]): string {
  const code = lines.filter((line) => !line.trimStart().startsWith('--'));
  return code.join('\n').trim().replace(/;$/, '');
}
