import type {
  AnyPartnerRoute,
  PartnerInput,
  PartnerOutput,
} from '@nukkad/contract/partner/define-partner-route.ts';
import { useRef, useState } from 'react';
import { useServices } from './services.ts';

/** Sends a file. `send` returns the result, or null if it failed or another file is being sent. */
export function usePartnerUpload<R extends AnyPartnerRoute>(route: R) {
  const { partner } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);

  async function send(input: PartnerInput<R>, file: Blob): Promise<PartnerOutput<R> | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      return await partner.call(route, input, { file });
    } catch (thrown) {
      setError(thrown);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { send, isBusy, error };
}
