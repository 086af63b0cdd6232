/**
 * Builds a record with one value for each name. Runs for every job card, so it avoids the arrays of
 * `Object.fromEntries`.
 */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  const record = {} as Record<Name, Value>;
  for (const name of names) record[name] = of(name);
  return record;
}
