import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TcpFaultProxy } from './tcp-fault-proxy.ts';

let server: Server;
let proxy: TcpFaultProxy;
let received: string[];
const open = new Set<Socket>();

/** A server that echoes everything in upper case. */
beforeEach(async () => {
  received = [];
  server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received.push(String(bytes));
      socket.write(String(bytes).toUpperCase());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await TcpFaultProxy.before({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
});

afterEach(async () => {
  await proxy.close();
  for (const socket of open) socket.destroy();
  open.clear();
  server.close();
});

async function dial(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1');
  open.add(socket);
  await once(socket, 'connect');
  return socket;
}

async function answerTo(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [bytes] = await once(socket, 'data');
  return String(bytes);
}

describe('a proxy that can fail', () => {
  it('delays what clients send, in order, and counts round trips', async () => {
    const socket = await dial();
    proxy.delay(50);
    const before = proxy.roundTrips;
    const begin = performance.now();
    socket.write('one ');
    socket.write('two ');
    expect(await answerTo(socket, 'three')).toContain('ONE');
    expect(performance.now() - begin).toBeGreaterThanOrEqual(49);
    await expect.poll(() => received.join('')).toBe('one two three');
    expect(proxy.roundTrips - before).toBe(1);
    expect(await answerTo(socket, 'four')).toContain('FOUR');
    expect(proxy.roundTrips - before).toBe(2);
  });

  it('forwards bytes in both directions, and the end of either side', async () => {
    const socket = await dial();
    expect(await answerTo(socket, 'hello')).toBe('HELLO');
    expect(proxy.connections).toBe(1);
    socket.end();
    await once(socket, 'close');
    await expect.poll(() => proxy.connections).toBe(0);
  });

  it('holds all bytes back while it is paused, on existing and new connections', async () => {
    const old = await dial();
    await answerTo(old, 'a');
    proxy.pause();
    const young = await dial();
    old.write('b');
    young.write('c');
    // A direct connection to the server shows that the server could have replied by now.
    const direct = connect((server.address() as AddressInfo).port, '127.0.0.1');
    open.add(direct);
    await answerTo(direct, 'direct');
    expect(received).toEqual(['a', 'direct']);
    const answers = Promise.all([once(old, 'data'), once(young, 'data')]);
    proxy.resume();
    expect((await answers).map(([bytes]) => String(bytes))).toEqual(['B', 'C']);
  });

  it('pauses after a given text, which the server still receives', async () => {
    const socket = await dial();
    proxy.pauseAfter('commit');
    expect(await answerTo(socket, 'begin')).toBe('BEGIN');
    let answered = '';
    socket.on('data', (bytes) => {
      answered += bytes;
    });
    socket.write('commit');
    await expect.poll(() => received).toEqual(['begin', 'commit']);
    expect(answered).toBe('');
    proxy.resume();
    await expect.poll(() => answered).toBe('COMMIT');
  });

  it('resets open connections, and accepts new ones', async () => {
    const socket = await dial();
    await answerTo(socket, 'a');
    const failed = once(socket, 'error');
    proxy.cut();
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
    expect(await answerTo(await dial(), 'again')).toBe('AGAIN');
  });

  it('refuses connections until it accepts again, on the same port', async () => {
    const { port } = proxy;
    await proxy.refuse();
    await expect(dial()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await proxy.accept();
    expect(proxy.port).toBe(port);
    expect(await answerTo(await dial(), 'back')).toBe('BACK');
  });

  it('replaces host and port of a connection string, and keeps the rest', () => {
    const url = proxy.through('postgresql://me:secret@db.example:6543/jobs?sslmode=disable');
    expect(url).toBe(`postgresql://me:secret@127.0.0.1:${proxy.port}/jobs?sslmode=disable`);
  });
});
