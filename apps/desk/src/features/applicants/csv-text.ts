/** Byte order mark, without which Excel does not recognise UTF-8. */
const MARK = '\uFEFF';

/** Returns a cell. Text that a spreadsheet would run as a formula begins with an apostrophe. */
function cellOf(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as the text of a CSV file that spreadsheets open without questions. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}
