/** Returns the name of an option as it is typed, without the leading dashes: `dry-run` for `dryRun`. */
export const flag = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
