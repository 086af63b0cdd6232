import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestChat } from '../../test/test-chat.ts';
import { DatabaseListener } from './database-listener.ts';

let test: TestDatabase;
let proxy: TcpFaultProxy;

beforeAll(async () => {
  test = await createTestDatabase();
  proxy = await TcpFaultProxy.before(test.url);
});
afterAll(async () => {
  await proxy.close();
  await test.drop();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

it('receives notifications, detects that the database stopped responding, and receives them again', async () => {
  const heard: string[] = [];
  const onListening = vi.fn();
  const onLost = vi.fn();
  const channels = { one: (payload: string) => heard.push(payload) };
  const listener = new DatabaseListener(proxy.through(urlForRole(test.url, 'chat')), {
    channels,
    onListening,
    onLost,
  });
  listener.start();
  await until(() => expect(onListening).toHaveBeenCalledTimes(1));
  await test.database.query("SELECT pg_notify('one', 'first'), pg_notify('another', 'not for us')");
  await until(() => expect(heard).toEqual(['first']));
  proxy.pause();
  await until(() => expect(onLost).toHaveBeenCalled());
  expect(listener.isListening).toBe(false);
  proxy.cut();
  proxy.resume();
  await until(() => expect(onListening).toHaveBeenCalledTimes(2));
  expect(listener.isListening).toBe(true);
  await test.database.query("SELECT pg_notify('one', 'second')");
  await until(() => expect(heard).toEqual(['first', 'second']));
  await listener.close();
  expect(listener.isListening).toBe(false);
});

it('keeps the chat unready while only the connection for notifications is lost', async () => {
  await proxy.refuse();
  const settings = { DATABASE_DIRECT_URL: proxy.through(urlForRole(test.url, 'chat')) };
  const chat = await startTestChat({ shared: test, settings });
  onTestFinished(() => chat.close());
  const status = async () => (await fetch(`${chat.origin}/readyz`)).status;
  expect([await chat.chatDatabase.isReady(), await status()]).toEqual([true, 503]);
  await proxy.accept();
  await vi.waitFor(async () => expect(await status()).toBe(200), 60_000);
});

it('can be closed while the database cannot be reached', async () => {
  await proxy.refuse();
  const onLost = vi.fn();
  const listener = new DatabaseListener(proxy.through(urlForRole(test.url, 'chat')), {
    channels: { one: () => undefined },
    onListening: () => undefined,
    onLost,
  });
  listener.start();
  await until(() => expect(onLost).toHaveBeenCalled());
  await listener.close();
  await proxy.accept();
});
