import { loadSeed } from '@nukkad/demo-data/load-seed.ts';
import { openRecorder, type Recorder } from '@nukkad/testing/approved/open-recorder.ts';
import { varyRows } from '@nukkad/testing/approved/vary-rows.ts';
import { afterAll, beforeAll } from 'vitest';
import { type OpsUnderTest, useOps } from './start-ops.ts';

/** 11:00 on a Tuesday in India, far from the real time. The demo data end here. */
export const NOW = '2036-03-04T05:30:00.000Z';
/** The time limit of a test with hundreds of steps. It is exceeded only if the test hangs. */
export const LONG = { timeout: 600_000 };

export interface DemoOps extends Recorder {
  readonly ops: OpsUnderTest;
  readonly clock: { now: number };
  /** Records what a command prints, and the rows that it changes. */
  take(...words: readonly string[]): Promise<void>;
  /** The names of the commands that were taken. */
  readonly taken: ReadonlySet<string>;
}

interface Options {
  /** The file with the approved answers. */
  readonly path: string;
  /** Adds rows that the demo data do not have. */
  readonly addRows?: (ops: OpsUnderTest) => Promise<void>;
}

/**
 * Prepares the command line on demo data, with a stopped clock and a recorder. The members can only be used during
 * tests.
 */
export function useDemoOps({ path, addRows }: Options): DemoOps {
  const clock = { now: Date.parse(NOW) };
  let effects: Record<string, unknown[]> = {};
  const note = (name: string, effect: unknown) => {
    effects = { ...effects, [name]: [...(effects[name] ?? []), effect] };
  };
  const ops = useOps({
    clock: { now: () => new Date(clock.now) },
    tasks: { connect: () => {}, soon: (task) => note('tasks', task) },
    sms: { send: async ({ to, text }) => note('sms', `${to}: ${text}`) },
    push: {
      send: async (_subscription, message) => {
        note('pushes', message);
        return 'sent';
      },
    },
  });
  const demo = {} as Recorder;
  beforeAll(async () => {
    const { databaseUrl } = ops;
    await loadSeed(databaseUrl, { jobs: 600, people: true, seed: 7, now: new Date(NOW) });
    await varyRows(databaseUrl, NOW);
    await addRows?.(ops);
    const recorder = await openRecorder({
      databaseUrl,
      path,
      // Each step happens at its own second, so that no order depends on chance.
      beforeStep: () => {
        clock.now += 1000;
      },
      takeEffects: () => {
        const noted = effects;
        effects = {};
        return noted;
      },
    });
    Object.assign(demo, recorder);
  });
  afterAll(() => demo.close());
  const taken = new Set<string>();
  let steps = 0;
  return Object.assign(demo, {
    ops,
    clock,
    taken,
    take: async (...words: readonly string[]) => {
      const name = words.slice(0, 2).join(' ');
      taken.add(name);
      steps += 1;
      await demo.step(`${steps}: ${name}`, async () => {
        const { code, text } = await ops.call(...words);
        return { words, code, lines: text.split('\n').map((line) => line.trimEnd()) };
      });
    },
  });
}
