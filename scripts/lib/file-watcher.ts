import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Debounce time of events in milliseconds, because some programs delete a file before they write it. */
const SETTLE = 100;

/** Returns a version of the file that changes whenever it is saved; undefined if the file does not exist. */
function signatureOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** A watched folder. The inode shows whether the folder has been deleted and created again. */
interface WatchedFolder {
  readonly inode: number;
  readonly watcher: FSWatcher;
}

/**
 * Calls `changed` with each file that was saved. It watches the folders of the files, because many programs (editors,
 * `git checkout`, `sed -i`) save by renaming a new file over the old one, which ends a watch of the file itself.
 */
export class FileWatcher {
  readonly #changed: (file: string) => void;
  readonly #signatures = new Map<string, string | undefined>();
  readonly #folders = new Map<string, WatchedFolder>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(changed: (file: string) => void) {
    this.#changed = changed;
  }

  /** Adds a file. Does nothing if the file is already watched. */
  add(file: string): void {
    if (!this.#signatures.has(file)) this.#signatures.set(file, signatureOf(file));
    this.#watchFolder(dirname(file));
  }

  close(): void {
    for (const { watcher } of this.#folders.values()) watcher.close();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#folders.clear();
  }

  #watchFolder(folder: string): void {
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    const before = this.#folders.get(folder);
    if (inode === undefined || before?.inode === inode) return;
    before?.watcher.close();
    const watcher = watch(folder, (_, name) => {
      if (name !== null) this.#look(join(folder, basename(name)));
    });
    // The folder was deleted. The next `add` of a file in it watches the folder again.
    watcher.on('error', () => watcher.close());
    this.#folders.set(folder, { inode, watcher });
  }

  #look(file: string): void {
    if (!this.#signatures.has(file)) return;
    clearTimeout(this.#timers.get(file));
    const timer = setTimeout(() => this.#compare(file), SETTLE);
    this.#timers.set(file, timer);
  }

  #compare(file: string): void {
    const now = signatureOf(file);
    if (now === this.#signatures.get(file)) return;
    this.#signatures.set(file, now);
    this.#changed(file);
  }
}
