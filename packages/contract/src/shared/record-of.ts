/** A value for each name. On the way of every card: `Object.fromEntries` would make an array of each pair first. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  const made = {} as Record<Name, Value>;
  for (const name of names) made[name] = of(name);
  return made;
}
