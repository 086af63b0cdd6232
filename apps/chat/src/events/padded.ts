/** Exactly so many arguments: older clients leave out the last ones, newer ones may send more. */
export function padded(values: readonly unknown[], length: number): unknown[] {
  return Array.from({ length }, (_, index) => values[index] ?? undefined);
}
