/** Lists and ways to read that are switched off, by their names: by the bench alone, which tells what each is worth. */
let off: ReadonlySet<string> = new Set();

export function switchOff(names: readonly string[]): void {
  off = new Set(names);
}

export const isOff = (name: string): boolean => off.has(name);

export const isAnythingOff = (): boolean => off.size > 0;
