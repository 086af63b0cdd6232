/** Returns an option's name as it is typed, without dashes at its start: `dryRun` becomes `dry-run`. */
export const flag = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
