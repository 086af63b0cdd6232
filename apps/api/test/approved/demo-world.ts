import type { AnyRoute } from '@nukkad/contract';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import { callerToWire } from '@nukkad/contract/shared/shared.mapper.ts';
import type { PushMessage } from '@nukkad/core/ports.ts';
import type { TaskName } from '@nukkad/core/task-names.ts';
import { loadSeed } from '@nukkad/demo-data/load-seed.ts';
import { uuidOf } from '@nukkad/demo-data/uuid-of.ts';
import { openRecorder, type Recorder } from '@nukkad/testing/approved/open-recorder.ts';
import { varyRows } from '@nukkad/testing/approved/vary-rows.ts';
import type { TestClient } from '@nukkad/testing/test-client.ts';
import { type HireSite, WITH_HIRE } from '../hire-site.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** 11:00 on a Tuesday in India, far from the real time. The demo data end here. */
const NOW = '2036-03-04T05:30:00.000Z';
const JOBS = 600;
/** The time limit of a test with hundreds of steps. It is exceeded only if the test hangs. */
export const LONG = { timeout: 600_000 };

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface DemoSeeker {
  readonly id: string;
  readonly client: TestClient;
}

/** The app on the demo data, with a stopped clock and a recorder of its answers. */
export interface DemoWorld extends Recorder {
  readonly test: TestApp;
  /** Signs a demo seeker in, such as `local-asha`. */
  seeker(subject: string): Promise<DemoSeeker>;
}

/** Records the pushes that are sent and the tasks that are requested. */
function createEffects() {
  const pushes: PushMessage[] = [];
  const tasks: TaskName[] = [];
  return {
    pushes,
    tasks,
    parts: {
      push: {
        send: async (_subscription: string, message: PushMessage) => {
          pushes.push(message);
          return 'sent' as const;
        },
      },
      tasks: {
        connect: () => {},
        soon: (task: TaskName) => {
          tasks.push(task);
        },
      },
    },
  };
}

/** Starts the app on demo data. `path` is the file with the approved answers. */
export async function openDemoWorld(path: string): Promise<DemoWorld> {
  const { pushes, tasks, parts } = createEffects();
  const test = await startTestApp({ ...WITH_HIRE, REQUEST_MILLISECONDS: '120000' }, parts);
  test.clock.stop();
  test.clock.set(NOW);
  await loadSeed(test.databaseUrl, { jobs: JOBS, people: true, seed: 7, now: new Date(NOW) });
  await varyRows(test.databaseUrl, NOW);
  let smsTaken = 0;
  const recorder = await openRecorder({
    databaseUrl: test.databaseUrl,
    path,
    // Each step happens at its own second, so that no order depends on chance.
    beforeStep: () => test.clock.advanceSeconds(1),
    takeEffects: () => {
      const sms = test.sms.sent
        .slice(smsTaken)
        .map(({ to, text }) => `${to}: ${text.replace(/\b\d{6}\b/g, '<code>')}`);
      smsTaken = test.sms.sent.length;
      return { tasks: tasks.splice(0), sms, pushes: pushes.splice(0) };
    },
  });
  return {
    ...recorder,
    test,
    seeker: async (subject) => {
      const id = uuidOf(`candidate ${subject}`);
      return { id, client: test.client.as(await test.signIn(id)) };
    },
    close: async () => {
      await recorder.close();
      await test.close();
    },
  };
}

/** Returns the status and body of a response, as they are recorded. */
function shownAnswer({ status, body, text }: { status: number; body: unknown; text: string }): Answer {
  const isJson = body !== null && typeof body === 'object' && Object.keys(body).length > 0;
  return { status, body: isJson ? body : text };
}

/** Sends a request of the seekers' API, with the id of the seeker where the route expects it. */
export async function ask(
  { client, id }: { readonly client: TestClient; readonly id: string | null },
  route: AnyRoute,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { params = {}, query = {}, body } = route.encodeRequest(input);
  const own = id === null ? {} : callerToWire(id);
  return shownAnswer(
    await client.raw(route, {
      params: route.subject === 'path' && id !== null ? { ...params, id } : params,
      query,
      headers,
      ...(route.method === 'POST' && { body: { ...body, ...(route.subject === 'body' && own) } }),
    }),
  );
}

/** Sends a request of the companies' API. */
export async function askPartner(
  site: HireSite,
  route: AnyPartnerRoute,
  request: Parameters<HireSite['raw']>[1] = {},
): Promise<Answer> {
  return shownAnswer(await site.raw(route, request));
}
