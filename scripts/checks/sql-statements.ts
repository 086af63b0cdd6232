/** A statement of a migration. `text` has no comments, single spaces, and `''` for each string literal. */
export interface Statement {
  readonly text: string;
  readonly comment: string;
  /** Index of its first character in the file. */
  readonly offset: number;
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:''|[^'])*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g;

/** Splits SQL into statements. Replaces string literals and function bodies by `''`. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let [text, comment, from, offset] = ['', '', 0, -1];
  const take = (piece: string, at: number) => {
    if (offset < 0 && piece.trim() !== '') offset = at + piece.search(/\S/);
    text += piece;
  };
  const finish = () => {
    const whole = text.replace(/\s+/g, ' ').trim();
    if (whole !== '') statements.push({ text: whole, comment, offset });
    [text, comment, offset] = ['', '', -1];
  };
  for (const { 0: token, index } of sql.matchAll(TOKEN)) {
    take(sql.slice(from, index), from);
    from = index + token.length;
    if (token === ';') finish();
    else if (/^(--|\/\*)/.test(token)) comment += `${token}\n`;
    else take("''", index);
  }
  take(sql.slice(from), from);
  finish();
  return statements;
}

/** Splits a text at its commas, except at commas within parentheses. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
