import { startTransition, useEffect, useState } from 'react';
import { throwUnless, until } from './page.ts';

/**
 * Returns a component, and a function that waits until React has committed every update scheduled so far. The router
 * renders in transitions, which React may commit long after the router's state has changed.
 */
export function createCommitProbe() {
  let requested = 0;
  let committed = 0;
  let commit: () => void = () => undefined;

  /** Renders nothing. Must be in the same React root as the updates. */
  function CommitProbe() {
    const [count, setCount] = useState(0);
    useEffect(() => {
      committed = count;
      // React commits all pending transitions together, so this one is committed after the earlier ones.
      commit = () => startTransition(() => setCount(requested));
      // A request may be older than the first render.
      if (count < requested) commit();
    }, [count]);
    return null;
  }

  async function allCommitted(): Promise<void> {
    requested += 1;
    const awaited = requested;
    commit();
    await until(() => throwUnless(committed >= awaited, () => 'React has not committed its updates'), 1);
  }

  return { CommitProbe, allCommitted };
}
