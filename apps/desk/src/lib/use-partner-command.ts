import type {
  AnyPartnerRoute,
  PartnerInput,
  PartnerOutput,
} from '@nukkad/contract/partner/define-partner-route.ts';
import { useRef, useState } from 'react';
import { partnerKey } from './partner-query.ts';
import { useServices } from './services.ts';

interface CommandOptions {
  /** Routes whose cached responses the command changes. They are read again after it has succeeded. */
  readonly stale?: readonly Pick<AnyPartnerRoute, 'key'>[];
}

interface Attempt {
  readonly input: string;
  readonly key: string;
}

/**
 * Sends a command of the companies' API. `run` returns the result, or null if the command failed or another one is still
 * running; `error` is what the last one threw. A repeated press with the same input sends the same idempotency key until it
 * has succeeded.
 */
export function usePartnerCommand<R extends AnyPartnerRoute>(route: R, { stale = [] }: CommandOptions = {}) {
  const { partner, queryClient } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const attempt = useRef<Attempt | null>(null);

  function keyOf(input: PartnerInput<R>): string {
    const text = JSON.stringify(input);
    if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  async function run(input: PartnerInput<R>): Promise<PartnerOutput<R> | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      const output = await partner.call(route, input, { key: keyOf(input) });
      attempt.current = null;
      for (const { key } of stale) void queryClient.invalidateQueries({ queryKey: partnerKey({ key }) });
      return output;
    } catch (thrown) {
      setError(thrown);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, error, clearError: () => setError(null) };
}
