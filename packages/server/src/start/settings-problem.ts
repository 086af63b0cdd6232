interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a schema has against settings, in one line: each by its variable. */
export function settingsProblem(issues: readonly Issue[]): string {
  return issues
    .map(({ path, message }) => {
      const isMissing = message.endsWith('received undefined');
      return `${path.map(String).join('.')}${isMissing ? ' is missing' : `: ${message}`}`;
    })
    .join('; ');
}

/** What `read` makes of the environment; wrong settings end the process with the sentence alone. */
export function settingsOrEnd<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
