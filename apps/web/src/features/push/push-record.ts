const NAME = 'nukkad.push';
const OFFERED = 'nukkad.pushOffered';

/** What the server was last told of this device. */
export interface PushRecord {
  /** Who asked to be told here. */
  readonly account: string;
  readonly token: string;
  /** The UTC day on which it was told, as a number. */
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
    // Told again at the next visit.
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

/** Whether this device was offered notifications after an application: that happens once. */
export function wasPushOffered(): boolean {
  return read(OFFERED) !== null;
}

export function rememberPushOffered(): void {
  write(OFFERED, '1');
}
