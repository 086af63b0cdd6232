/** Byte order mark, without which Excel does not recognise UTF-8. */
const MARK = '\uFEFF';

/** Quotes a text that would end its cell, or whose outer spaces a spreadsheet would drop. */
function quoted(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as the text of a CSV file that spreadsheets open without questions. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** Returns a text that a spreadsheet does not run as a formula: such texts begin with an apostrophe. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
