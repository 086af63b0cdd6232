import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Milliseconds without another event until a save counts: some programs delete a file before they write it. */
const SETTLE = 100;

/** What changes when a file is saved, however that is done; undefined if it is not there. */
function signatureOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** A folder under watch; a folder that was deleted and made again has another inode. */
interface WatchedFolder {
  readonly inode: number;
  readonly watcher: FSWatcher;
}

/**
 * Calls `changed` with each file that was saved. It watches the files' folders: many programs (editors, `git checkout`,
 * `sed -i`) save by renaming a new file over the old one, and a watch of the file itself would stay with the old one.
 */
export class FileWatcher {
  readonly #changed: (file: string) => void;
  readonly #signatures = new Map<string, string | undefined>();
  readonly #folders = new Map<string, WatchedFolder>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(changed: (file: string) => void) {
    this.#changed = changed;
  }

  /** Watches a file too; a file that is watched already is watched on. */
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
    // A folder that is deleted: it is watched again when a file in it is imported again.
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
