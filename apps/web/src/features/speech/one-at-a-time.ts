import type { ReadAloud } from './read-aloud.ts';

let stopCurrent: (() => void) | null = null;

/**
 * Starts a reader, after stopping the one that is speaking. `onStop` is called when this one is stopped, by its own
 * button or by another reader. Returns the function that stops it.
 */
export function speakOnly(reader: ReadAloud, onStop: () => void): () => void {
  stopCurrent?.();
  const stop = () => {
    if (stopCurrent !== stop) return;
    stopCurrent = null;
    reader.pause();
    onStop();
  };
  stopCurrent = stop;
  reader.play();
  return stop;
}
