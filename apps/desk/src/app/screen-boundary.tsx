import { Component, type ReactNode } from 'react';
import { CrashedScreen } from './crashed-screen.tsx';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces a screen that throws, or whose code could not be loaded. The frame around it stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashedScreen /> : this.props.children;
  }
}
