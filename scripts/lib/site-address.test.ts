import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from './ports.ts';
import { siteAddress } from './site-address.ts';

async function listen(body: string): Promise<string> {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const silent = () => undefined;

describe('the product that a script measures', () => {
  it('is found, and its address is printed', async () => {
    const origin = await listen('{"name":"Nukkad Jobs"}');
    const lines: string[] = [];
    expect(await siteAddress(`${origin}/joblist`, (line) => lines.push(line))).toBe(origin);
    expect(lines).toEqual([`Nukkad Jobs at ${origin}`]);
  });

  it('is that of PORT without an address', async () => {
    const port = await freePort();
    vi.stubEnv('PORT', String(port));
    await expect(siteAddress(undefined, silent)).rejects.toThrow(
      `Nothing answers at http://localhost:${port}. Start it in another terminal with npm start`,
    );
  });

  it.each(['<!doctype html>', '{"name":"Another"}', 'null', '{}'])(
    'is not what answers with %s',
    async (body) => {
      const origin = await listen(body);
      await expect(siteAddress(origin, silent)).rejects.toThrow(
        `The program at ${origin} is not Nukkad Jobs.`,
      );
    },
  );

  it.each(['3000', '--list', 'ftp://localhost', ''])('has an address, which "%s" is not', async (address) => {
    await expect(siteAddress(address, silent)).rejects.toThrow(
      `"${address}" is no address. Give one such as`,
    );
  });
});
