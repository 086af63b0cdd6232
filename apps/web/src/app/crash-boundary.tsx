import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** What is shown; another one is a new beginning. */
  readonly of: unknown;
  readonly instead: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CrashState {
  readonly crash: { readonly error: unknown; readonly of: unknown } | null;
}

/** Keeps the frame of the page where its content breaks down; React has no hook for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: null };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error, of: null } };
  }

  static getDerivedStateFromProps({ of }: CrashBoundaryProps, { crash }: CrashState): CrashState | null {
    if (crash === null) return null;
    if (crash.of === null) return { crash: { ...crash, of } };
    return crash.of === of ? null : { crash: null };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? this.props.instead(crash.error) : this.props.children;
  }
}
