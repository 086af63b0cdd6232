import { useT } from '@nukkad/i18n/react.ts';
import { Sign } from '@nukkad/ui';

/** The warning never to pay for a job. */
export function Safety() {
  const t = useT('landing');
  return (
    <Sign tone="marigold" as="section" className="landing-safety">
      {/* A crossed-out rupee sign. */}
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="20" />
        <path d="M17 14h14M17 20h14M17 14h5a6 6 0 0 1 0 12h-5l11 9M10 10l28 28" />
      </svg>
      <div>
        <h2>{t('safety.title')}</h2>
        <p>{t('safety.text')}</p>
      </div>
    </Sign>
  );
}
