import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './lib/ports.ts';

const START = fileURLToPath(new URL('start.ts', import.meta.url));

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nukkad-start-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Runs a start that must exit by itself before it starts any server. */
async function start(args: string[], env: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, [START, ...args], {
    env: {
      ...process.env,
      NUKKAD_HOME: home,
      PORT: String(await freePort()),
      DATABASE_URL: undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exit;
  return { code, out, err };
}

describe('npm start', () => {
  it('tells its options', async () => {
    expect(await start(['--', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm start -- [--jobs N] [--fresh]'),
    });
  });

  it('tells plainly that a port is taken, and leaves the data alone', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { code, err } = await start(['--fresh'], { PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(err.trim()).toBe(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    expect(readdirSync(home)).toEqual([]);
  });

  it('throws nothing away while another start holds the folder', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.ts']);
    await once(holder, 'spawn');
    writeFileSync(join(home, 'pid'), String(holder.pid));
    writeFileSync(join(home, 'state.json'), '{}');
    const { code, err } = await start(['--fresh']);
    holder.kill();
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(new RegExp(`Another start \\(process ${holder.pid}\\) uses`)),
    });
    expect(readdirSync(home).sort()).toEqual(['pid', 'state.json']);
  });
});
