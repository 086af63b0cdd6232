interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Formats the issues of a settings schema in one line, each with the name of its environment variable. */
export function settingsProblem(issues: readonly Issue[]): string {
  return issues
    .map(({ path, message }) => {
      const isMissing = message.endsWith('received undefined');
      return `${path.map(String).join('.')}${isMissing ? ' is missing' : `: ${message}`}`;
    })
    .join('; ');
}

/** Returns the result of `read`. If it throws, prints only the error's message and exits. */
export function readSettingsOrExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
