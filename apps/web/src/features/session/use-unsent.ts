import { loadNamespaces } from '@nukkad/i18n';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';

/** Numbers of actions on this device that were not sent yet. */
export interface Unsent {
  readonly applications: number;
  readonly others: number;
}

/** Returns what the seeker would lose by signing out now; null until it is known. Follows the outbox while `isActive`. */
export function useUnsent(isActive: boolean): Unsent | null {
  const services = useServices();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.candidateId : null;
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  useEffect(() => {
    if (!isActive) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    const follow = async () => {
      const { outbox } = await import('../offline/outbox/outbox.ts');
      await Promise.all([outbox.read(), loadNamespaces(services.i18n, ['offline'])]);
      const count = () => {
        const own = outbox.get().filter((entry) => entry.account === account && entry.problem === null);
        const applications = own.filter(({ route }) => route === 'applications.apply').length;
        setUnsent({ applications, others: own.length - applications });
      };
      if (isOver) return;
      count();
      stop = outbox.subscribe(count);
    };
    // A browser that stores nothing has nothing to send.
    follow().catch(() => setUnsent({ applications: 0, others: 0 }));
    return () => {
      isOver = true;
      stop();
    };
  }, [isActive, account, services]);
  return unsent;
}
