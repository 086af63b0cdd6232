import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CappedLog } from './capped-log.ts';
import { assertPortFree, freePort } from './ports.ts';
import { Service, untilHealthy } from './service.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-service-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(source: string, env: Record<string, string> = {}): Service {
  const entry = join(folder, 'child.mjs');
  writeFileSync(entry, source);
  const logFile = join(folder, 'child.log');
  return new Service({ name: 'child', entry, cwd: folder, env: { ...process.env, ...env }, logFile });
}

const SERVER = `
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end('ok')).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => { console.log('leaving'); server.close(); server.closeAllConnections(); });`;

describe('Service', () => {
  it('is healthy when it answers, and leaves when asked', async () => {
    const port = await freePort();
    const service = start(SERVER, { PORT: String(port) });
    await untilHealthy(service, `http://127.0.0.1:${port}/healthz`);
    await service.stop(5000);
    expect(await service.ended).toBe('exit code 0');
    expect(readFileSync(service.log.file, 'utf8')).toContain('leaving');
  });

  it('is killed when it does not leave', async () => {
    const service = start("process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);");
    while (!service.log.tail.includes('up')) await new Promise((resolve) => setTimeout(resolve, 20));
    await service.stop(100);
    expect(await service.ended).toBe('SIGKILL');
  });

  it('tells its last words when it fails before it is ready', async () => {
    const service = start("console.error('no database'); process.exit(3);");
    await expect(untilHealthy(service, 'http://127.0.0.1:9/')).rejects.toThrow(
      /ended \(exit code 3\)[\s\S]*no database/,
    );
  });
});

describe('ports', () => {
  it('says that one is taken and how to choose another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    server.close();
  });
});

describe('CappedLog', () => {
  it('never grows past twice its cap and keeps the last lines', () => {
    const log = new CappedLog(join(folder, 'capped.log'), 100);
    for (let line = 1; line <= 50; line += 1) log.write(`line ${line}\n`);
    expect(readFileSync(log.file, 'utf8').length).toBeLessThan(120);
    expect(log.tail).toMatch(/line 50$/);
  });
});
