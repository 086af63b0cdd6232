interface StorageChanges {
  /** Calls `listener` after changes in this or another tab. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listeners of this tab. */
  readonly notify: () => void;
}

/** Creates the listeners of a stored item, for `useSyncExternalStore`. */
export function createStorageChanges(): StorageChanges {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
