import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withReturnPath } from '../../lib/routing/return-path.ts';
import { useSession } from '../../lib/use-session.ts';
import type { LoginReason } from './login-reason.ts';

interface CandidatesOnlyProps {
  readonly reason: LoginReason;
  /** Shown until the session is known. */
  readonly skeleton: ReactNode;
  /** Milliseconds after which an unknown session is treated as that of a visitor. */
  readonly visitorAfterMs?: number;
  readonly children: ReactNode;
}

/** Renders its children for a signed-in seeker. Visitors see why they should log in, with a link. */
export function CandidatesOnly({ reason, skeleton, visitorAfterMs, children }: CandidatesOnlyProps) {
  const { status } = useSession();
  const isLate = useIsLate(status === 'unknown' ? visitorAfterMs : undefined);
  if (status === 'unknown' && !isLate) return skeleton;
  return status === 'signed-in' ? children : <LoginNeeded reason={reason} />;
}

/** Returns whether the given time has passed since mounting; always false if undefined. */
function useIsLate(milliseconds: number | undefined): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (milliseconds === undefined) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}

function LoginNeeded({ reason }: { readonly reason: LoginReason }) {
  const t = useT('login-reasons');
  const nav = useT('nav');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      picture={<Scene name="sign-in" />}
      title={t(reason)}
      action={<LinkButton href={withReturnPath('/register', pathname + search)}>{nav('login')}</LinkButton>}
    />
  );
}
