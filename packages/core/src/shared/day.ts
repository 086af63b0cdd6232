/** Returns the calendar day of a DATE column, which Prisma reads as midnight UTC. */
export function dayOf<T extends Date | null>(date: T): T extends Date ? string : string | null {
  return (date === null ? null : date.toISOString().slice(0, 10)) as never;
}

/** Returns a calendar day (YYYY-MM-DD) as the value that Prisma writes to a DATE column. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
