import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WITH_HIRE } from '../hire-site.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { stageSeen } from './company-rules.ts';
import { Model, REQUESTED_CREDITS, START_CREDITS } from './model.ts';
import { expectedState, storedState } from './states.ts';
import { anySteps, type Step } from './steps.ts';
import { isImpossible, takeStep } from './take-step.ts';
import { Town } from './town.ts';

/** `pnpm test:model` sets more runs, and repeats a run by its seed. */
const RUNS = Number(process.env.NUKKAD_MODEL_RUNS ?? 15);
const SEED = process.env.NUKKAD_MODEL_SEED;
const BEGIN = '2027-03-01T06:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  await test.set('creditsStart', START_CREDITS);
  await test.set('creditsRequest', REQUESTED_CREDITS);
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
  test.clock.stop();
});
afterAll(() => test.close());

async function outcomeOf(town: Town, model: Model, step: Step): Promise<string> {
  const seen = step.kind === 'answer' ? stageSeen(model, step) : '';
  try {
    return await town.take(step, seen);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

/** Takes the steps in the product and in the model. Throws at the first step after which they differ. */
async function run(steps: readonly Step[]): Promise<void> {
  test.clock.set(BEGIN);
  const town = new Town(test);
  await town.build();
  const model = new Model(test.clock.now().getTime());
  for (const [at, step] of steps.entries()) {
    // Two steps never happen in the same millisecond.
    test.clock.advanceSeconds(step.kind === 'wait' ? step.minutes * 60 : 1);
    model.now = test.clock.now().getTime();
    if (isImpossible(model, step)) continue;
    const outcome = await outcomeOf(town, model, step);
    const shown = `step ${at}, ${JSON.stringify(step)}`;
    expect(outcome, shown).toBe(takeStep(model, step));
    expect(await storedState(test, town), shown).toEqual(expectedState(model));
  }
  await town.leave();
}

it(`credits, applications and notices follow the rules in ${RUNS} runs of 30 steps`, {
  timeout: 120_000 + RUNS * 10_000,
}, async () => {
  const seed = SEED === undefined ? {} : { seed: Number(SEED) };
  await fc.assert(fc.asyncProperty(anySteps, run), { numRuns: RUNS, ...seed, endOnFailure: true });
});
