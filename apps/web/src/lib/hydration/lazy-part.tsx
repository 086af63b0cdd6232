import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useClickReplay } from './use-click-replay.ts';

function ClickReplay({ part }: { readonly part: RefObject<Element | null> }) {
  useClickReplay(part);
  return null;
}

/**
 * A lazy component that replays clicks. A button that is clicked before the component's script has loaded is clicked
 * again afterwards.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    return (
      <div ref={part} className="lazy-part" data-late="">
        <Suspense fallback={fallback}>
          <Part {...(props as Props & React.JSX.IntrinsicAttributes)} />
          <ClickReplay part={part} />
        </Suspense>
      </div>
    );
  };
}
