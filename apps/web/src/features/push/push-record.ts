const NAME = 'nukkad.push';
const OFFERED = 'nukkad.pushOffered';

/** Stored record of the subscription that this device last sent to the server. */
export interface PushRecord {
  /** Id of the seeker who switched it on. */
  readonly account: string;
  readonly token: string;
  /** The UTC day on which it was sent, in days since the epoch. */
  readonly day: number;
}

function read(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // The browser stores nothing. It is sent again at the next visit.
  }
}

export function readPushRecord(): PushRecord | null {
  try {
    return JSON.parse(read(NAME) ?? 'null') as PushRecord | null;
  } catch {
    return null;
  }
}

export function writePushRecord(record: PushRecord | null): void {
  write(NAME, record && JSON.stringify(record));
}

/** Returns whether this device has offered notifications after an application. */
export function wasPushOffered(): boolean {
  return read(OFFERED) !== null;
}

export function rememberPushOffered(): void {
  write(OFFERED, '1');
}
