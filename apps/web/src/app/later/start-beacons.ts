import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { languageOf } from '../../lib/language/services-language.ts';
import { pageKindOf } from '../../lib/page-kinds.ts';
import type { Services } from '../../lib/services.ts';
import { reportFault } from './report-fault.ts';

/** Returns the path of the page that the browser loaded. Later pages are navigated to without loading, so vitals do not cover them. */
function openedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href).pathname;
}

/** Reports the web vitals of the loaded page once, when the page is hidden. The report does not identify the reader. */
function reportVitals(language: string): void {
  const vitals: Record<string, number> = {};
  const store = ({ name, value }: Pick<MetricType, 'name' | 'value'>) => {
    vitals[name] = Math.round(value * 1000) / 1000;
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(store);
  const page = pageKindOf(openedPath());
  let isReported = false;
  const report = () => {
    if (isReported || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    isReported = true;
    navigator.sendBeacon('/beacons/vitals', JSON.stringify({ page, language, vitals }));
  };
  // In a microtask, because web-vitals finishes its values in listeners of the same event.
  document.addEventListener('visibilitychange', () => queueMicrotask(report));
}

/** Reports web vitals and errors to the web server, if the browser supports `sendBeacon`. */
export function startBeacons(services: Pick<Services, 'i18n'>): void {
  if (!('sendBeacon' in navigator)) return;
  const language = languageOf(services);
  reportVitals(language);
  window.addEventListener('error', ({ error }) => reportFault(error, language));
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason, language));
}
