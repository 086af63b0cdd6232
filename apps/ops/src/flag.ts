/** An option as it is typed, without its dashes: `dryRun` as `dry-run`. */
export const flag = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
