// Measures on a slow phone how long the most frequent journeys of a company take. It starts a product of its own with
// demo data, because the journeys change them: npm run measure:hire
import { openBrowser } from '@nukkad/testing/browser.ts';
import { startJourneyStack } from '@nukkad/testing/journey-stack.ts';
import { hireOriginOf, JOURNEYS, type Journey, type Visit } from '../../apps/desk/e2e/support/journeys.ts';
import { machineText, watchMachine } from './pages/machine.ts';
import { slowDown } from './pages/slow-phone.ts';

const JOBS = 4000;
/** Milliseconds after which a step counts as broken. */
const PATIENCE_MS = 120_000;

/** Runs a journey and returns its seconds, without opening the screen on which it starts. */
async function measure({ open, run }: Journey, visit: Visit): Promise<number> {
  await open?.(visit);
  await visit.page.waitForLoadState('networkidle');
  const startedAt = performance.now();
  await run(visit);
  return (performance.now() - startedAt) / 1000;
}

function rowText({ name, presses, seconds: target }: Journey, seconds: number): string {
  const limit = target === null ? '' : `  target ${target}${seconds > target ? ', MISSED' : ''}`;
  return `${name.padEnd(32)} at most ${presses} presses  ${seconds.toFixed(1).padStart(6)} s${limit}`;
}

async function measureAll(visit: Visit): Promise<void> {
  for (const journey of JOURNEYS) {
    const seconds = await measure(journey, visit);
    console.log(rowText(journey, seconds));
    if (journey.seconds !== null && seconds > journey.seconds) process.exitCode = 1;
  }
}

const stack = await startJourneyStack({ jobs: JOBS });
const browser = await openBrowser();
try {
  console.log(`On a slow phone, seconds without typing (${machineText(await watchMachine())})\n`);
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
  });
  phone.setDefaultTimeout(PATIENCE_MS);
  const page = await phone.newPage();
  await slowDown(await phone.newCDPSession(page));
  await measureAll({ page, hire: hireOriginOf(stack.origin), site: stack.origin });
} finally {
  await browser.close();
  await stack.stop();
}
