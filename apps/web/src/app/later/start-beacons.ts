import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { languageOf } from '../../lib/language/services-language.ts';
import { pageKindOf } from '../../lib/page-kinds.ts';
import type { Services } from '../../lib/services.ts';
import { tellFault } from './report-fault.ts';

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
    navigator.sendBeacon('/beacons/vitals', JSON.stringify({ page, language, vitals }));
  };
  // After the library's own listeners, which settle the last values at the same word.
  document.addEventListener('visibilitychange', () => queueMicrotask(tell));
}

/** Tells the web server what an operator wants to know of pages on real phones. */
export function startBeacons(services: Pick<Services, 'i18n'>): void {
  if (!('sendBeacon' in navigator)) return;
  const language = languageOf(services);
  tellVitals(language);
  window.addEventListener('error', ({ error }) => tellFault(error, language));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason, language));
}
