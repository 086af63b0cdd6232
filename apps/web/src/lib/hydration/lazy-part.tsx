import { type ComponentType, lazy, memo, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useClickReplay } from './use-click-replay.ts';

function ClickReplay({ part }: { readonly part: RefObject<Element | null> }) {
  useClickReplay(part);
  return null;
}

/**
 * A lazy component that replays clicks. A button that is clicked before the component's script has loaded is clicked
 * again afterwards. It is memoized, because React removes the server's HTML of a part that is rendered again before its
 * script has loaded. So its props must stay the same objects while nothing changes.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return memo(function LazyPart(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    return (
      <div ref={part} className="lazy-part" data-late="">
        <Suspense fallback={fallback}>
          <Part {...(props as Props & React.JSX.IntrinsicAttributes)} />
          <ClickReplay part={part} />
        </Suspense>
      </div>
    );
  });
}
