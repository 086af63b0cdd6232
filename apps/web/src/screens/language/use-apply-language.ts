import type { Language } from '@nukkad/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountQuery } from '../../lib/account-query.ts';
import { isSignedIn } from '../../lib/is-signed-in.ts';
import { saveLanguage } from '../../lib/language/save-language.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { afterLanguage } from './after-language.ts';

const FIRST_ENTRY = 'default';

async function isMobileVerified(services: Services): Promise<boolean> {
  const account = await services.queryClient.fetchQuery(accountQuery(services)).catch(() => null);
  return account?.isMobileVerified ?? false;
}

type State = 'idle' | 'busy' | 'not-in-profile' | 'failed';

/** Stores the chosen language and continues. If storing fails, stays on the screen and shows an error. */
export function useApplyLanguage() {
  const services = useServices();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [state, setState] = useState<State>('idle');
  const apply = async (language: Language) => {
    setState('busy');
    const signedIn = await isSignedIn(services);
    const isSaved = await saveLanguage(services, language).catch(() => null);
    if (!isSaved) {
      setState(isSaved === null ? 'failed' : 'not-in-profile');
      return;
    }
    const next = afterLanguage({
      isSignedIn: signedIn,
      isMobileVerified: signedIn && (await isMobileVerified(services)),
      hasBefore: key !== FIRST_ENTRY,
    });
    if (next === 'back') navigate(-1);
    else navigate(next);
  };
  return { state, apply };
}
