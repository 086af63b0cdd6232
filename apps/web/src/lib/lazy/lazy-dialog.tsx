import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Spinner } from '@nukkad/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { requirePhrases } from '../language/require-phrases.ts';
import { type Services, useServices } from '../services.ts';
import { afterInteraction } from './after-interaction.ts';
import { LazyFailure } from './lazy-failure.tsx';
import './lazy-wait.css';

/** A sign that something opened is on its way; seen only where the line is slow. */
function LazyWait() {
  const t = useT('common');
  return (
    <div className="lazy-wait" role="status" aria-label={t('loading')}>
      <Spinner size={40} />
    </div>
  );
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface LazyDialogSource<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Phrases that it needs beyond those of the screens it is on. */
  readonly namespaces?: readonly Namespace[];
  /** It opens by itself: where it does not come, nobody misses it. */
  readonly isUnasked?: boolean;
}

/**
 * A dialog whose code and phrases come when the reader has begun to use the page, or at the latest when it is opened.
 * Where the line breaks it says so and offers another try.
 */
export function lazyDialog<Props extends DialogProps>(source: LazyDialogSource<Props>) {
  const { load, namespaces = [], isUnasked = false } = source;
  let Loaded: ComponentType<Props> | null = null;

  async function fetchParts(services: Services): Promise<void> {
    const [part] = await Promise.all([load(), requirePhrases(services, namespaces)]);
    Loaded = part;
  }

  return function LazyDialog(props: Props) {
    const services = useServices();
    const [fault, setFault] = useState<unknown>(null);
    const [tries, setTries] = useState(0);
    const opener = useRef<HTMLElement>(null);
    const fetch = () => {
      setFault(null);
      fetchParts(services)
        .catch(setFault)
        .finally(() => {
          // Where the message of a failure was, nothing has the focus: the dialog gives it back to its opener.
          if (document.activeElement === document.body) opener.current?.focus();
          setTries((before) => before + 1);
        });
    };
    // Some browsers never ask again for what failed once, and a newer version of the site has other parts.
    const retry = () => (tries > 1 && navigator.onLine ? window.location.reload() : fetch());
    useEffect(() => {
      if (!Loaded) void afterInteraction().then(() => fetchParts(services).catch(() => undefined));
    }, [services]);
    useEffect(() => {
      if (!props.isOpen || Loaded) return;
      opener.current = document.activeElement as HTMLElement | null;
      fetch();
    }, [props.isOpen]);
    if (Loaded) return <Loaded {...props} />;
    if (!props.isOpen || isUnasked) return null;
    return fault === null ? (
      <LazyWait />
    ) : (
      <LazyFailure error={fault} onRetry={retry} onClose={props.onClose} />
    );
  };
}
