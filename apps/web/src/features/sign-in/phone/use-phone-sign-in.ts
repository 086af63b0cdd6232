import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import type { NumberOwner } from '@nukkad/contract';
import type { AcceptedTexts } from '@nukkad/contract/session/session.domain.ts';
import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import { useAction } from '../../../lib/query/use-action.ts';
import { useServices } from '../../../lib/services.ts';
import { syncLanguage } from '../sync-language.ts';

/** A code that was asked for in this tab. */
export interface AskedCode {
  /** Ten digits. */
  readonly phone: string;
  /** Proves that this tab asked for the code. */
  readonly token: string;
  /** When the next code may be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
  readonly accepted: AcceptedTexts;
}

/** Asks for a code and signs in with it. The step survives a reload, because people leave the page to read the SMS. */
export function usePhoneSignIn() {
  const services = useServices();
  const [asked, keep] = useSessionState<AskedCode>('sign-in');
  const send = useAction('signIn.sendCode');
  const signIn = useAction('signIn.byPhone', {
    onDone: async (session) => {
      keep(null);
      services.lifecycle?.begin(session);
      await syncLanguage(services, session.candidate.language);
    },
  });
  const ask = (typed: string, accepted: AcceptedTexts) => {
    const phone = nationalDigits(normalisePhone(typed) ?? typed);
    send.run(
      { phone },
      {
        onDone: ({ token, resendAfterSeconds }) =>
          keep({ phone, token, accepted, resendAt: Date.now() + resendAfterSeconds * 1000 }),
      },
    );
  };
  const enter = (
    { phone, token, accepted }: AskedCode,
    code: string,
    { owner, onFailed }: { owner?: NumberOwner; onFailed?: (error: Error) => void } = {},
  ) => signIn.run({ phone, token, accepted, code, owner }, onFailed ? { onFailed } : {});
  const changeNumber = () => {
    send.reset();
    signIn.reset();
    keep(null);
  };
  return { asked, send, signIn, ask, enter, changeNumber };
}
