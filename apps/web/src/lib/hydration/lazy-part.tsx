import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useClickReplay } from './use-click-replay.ts';

function ClickReplay({ part }: { readonly part: RefObject<Element | null> }) {
  useClickReplay(part);
  return null;
}

/** A part whose script comes after the page's: what is tapped in it before is done as soon as it answers. */
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
