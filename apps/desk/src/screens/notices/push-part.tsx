import { useT } from '@nukkad/i18n/react.ts';
import { Card } from '@nukkad/ui';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type PushState, pushState, switchPushOff, switchPushOn } from '../../lib/device-push.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';

/** Returns the state of messages on this device, null until it is known, and a function that switches them. */
function usePush(memberId: string) {
  const services = useServices();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    pushState(services, memberId).then(setState, setError);
  }, [services, memberId]);

  async function turn(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setState(await (state === 'on' ? switchPushOff(services) : switchPushOn(services, memberId)));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }

  return { state, turn, isBusy, error };
}

/** Switches messages on this device on and off, and says what they contain and when they end. */
export function PushPart({ memberId }: { readonly memberId: string }) {
  const t = useT('hire-notices');
  const phrase = useErrorPhrase();
  const { state, turn, isBusy, error } = usePush(memberId);
  const canTurn = state === 'on' || state === 'off';
  return (
    <Card as="section" className="hire-push" aria-labelledby="hire-push-title">
      <h2 id="hire-push-title">
        <BellRing size={22} aria-hidden="true" /> {t('push.title')}
      </h2>
      <p role="status">{state !== null && t(`push.state.${state}`)}</p>
      {error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(error)}
        </p>
      )}
      {canTurn && (
        <SendButton variant="secondary" isBusy={isBusy} onClick={() => void turn()}>
          {t(state === 'on' ? 'push.stop' : 'push.start')}
        </SendButton>
      )}
    </Card>
  );
}
