/** Converts a column name to its name in the Prisma model: `pay_min` becomes `payMin`. */
export function columnName(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
