import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../lib/account-query.ts';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

const LazyProfilePrompt = lazyDialog({
  load: async () => (await import('./profile-prompt-dialog.tsx')).ProfilePromptDialog,
  namespaces: ['personal'],
  opensByItself: true,
});

const KEY = 'nukkad.profilePromptSeen';
/** Paths of the screens on which a visit usually starts. The prompt would interrupt the user on others. */
const ENTRIES = ['/joblist', '/mapjobs', '/myjobs'];

function wasSeen(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function storeSeen(): void {
  try {
    window.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the prompt is shown again on the next page.
  }
}

/** Asks a job seeker without a verified mobile number, once a visit, to complete the profile. */
export function ProfilePrompt() {
  const { pathname } = useLocation();
  const { data: account } = useAccount();
  const [isClosed, setClosed] = useState(false);
  const isDue = account?.isMobileVerified === false && ENTRIES.includes(pathname);
  if (!isDue || isClosed || wasSeen()) return null;
  const close = () => {
    storeSeen();
    setClosed(true);
  };
  return <LazyProfilePrompt isOpen onClose={close} />;
}
