import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Spinner } from '@nukkad/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { requirePhrases } from '../language/require-phrases.ts';
import { type Services, useServices } from '../services.ts';
import { afterInteraction } from './after-interaction.ts';
import { LazyFailure } from './lazy-failure.tsx';
import './lazy-wait.css';

/** A spinner that covers the page while an opened dialog is loading. */
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
  /** Namespaces of phrases that the dialog needs in addition to those of its screens. */
  readonly namespaces?: readonly Namespace[];
  /** Set it for a dialog that opens without a click. No spinner and no error is shown then. */
  readonly opensByItself?: boolean;
}

/**
 * Creates a dialog whose code and phrases are preloaded after the first interaction, or loaded when it opens.
 * If loading fails, an error with a Retry button is shown.
 */
export function lazyDialog<Props extends DialogProps>(source: LazyDialogSource<Props>) {
  const { load, namespaces = [], opensByItself = false } = source;
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
          // The error message had the focus and is gone now. Focus the opener, so that the dialog returns the focus
          // to it.
          if (document.activeElement === document.body) opener.current?.focus();
          setTries((before) => before + 1);
        });
    };
    // Reload after the second failure: some browsers never retry a failed import, and a new release has other files.
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
    if (!props.isOpen || opensByItself) return null;
    return fault === null ? (
      <LazyWait />
    ) : (
      <LazyFailure error={fault} onRetry={retry} onClose={props.onClose} />
    );
  };
}
