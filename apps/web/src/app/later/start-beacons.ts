import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { languageOf } from '../../lib/language/services-language.ts';
import { pageKindOf } from '../../lib/page-kinds.ts';
import type { Services } from '../../lib/services.ts';

const FAULTS_MOST = 5;
const FRAMES_MOST = 20;
const LINE_MOST = 300;

const send = (path: string, sheet: object): void => {
  navigator.sendBeacon(path, JSON.stringify(sheet));
};

/** The page that was opened, by which the browser measures; others come after without being loaded. */
function openedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href).pathname;
}

/** How quick and how steady the opened page was: told once, when the reader leaves it. Nothing says who that is. */
function tellVitals(language: string): void {
  const vitals: Record<string, number> = {};
  const store = ({ name, value }: Pick<MetricType, 'name' | 'value'>) => {
    vitals[name] = Math.round(value * 1000) / 1000;
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(store);
  const page = pageKindOf(openedPath());
  let isTold = false;
  const tell = () => {
    if (isTold || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    isTold = true;
    send('/beacons/vitals', { page, language, vitals });
  };
  // After the library's own listeners, which settle the last values at the same word.
  document.addEventListener('visibilitychange', () => queueMicrotask(tell));
}

/** What breaks in our scripts: the name of the error and the places, never its words. */
function tellFaults(language: string): void {
  let told = 0;
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || told === FAULTS_MOST) return;
    told += 1;
    const at = (error.stack ?? '')
      .split('\n')
      .filter((line) => /:\d+:\d+\)?$/.test(line))
      .map((line) =>
        line
          .trim()
          .replace(/\?[^:)]*/, '')
          .slice(0, LINE_MOST),
      );
    const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
    send('/beacons/fault', {
      page: pageKindOf(window.location.pathname),
      language,
      name,
      at: at.slice(0, FRAMES_MOST),
    });
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** Tells the web server what an operator wants to know of pages on real phones. */
export function startBeacons(services: Pick<Services, 'i18n'>): void {
  if (!('sendBeacon' in navigator)) return;
  const language = languageOf(services);
  tellVitals(language);
  tellFaults(language);
}
