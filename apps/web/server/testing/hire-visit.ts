import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The page of `makeHireFolder`. */
export const HIRE_PAGE = '<!doctype html><title>Nukkad Hire</title>';

/** Creates a build folder of the companies' site. Removed when the test finishes. */
export async function makeHireFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-hire-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'hire.html'), HIRE_PAGE);
  await writeFile(join(folder, 'assets/entry-1.js'), 'export {};');
  await writeFile(join(folder, 'assets/entry-1.js.br'), 'compressed');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'hire-sw.js'), '');
  await writeFile(join(folder, 'hire.webmanifest'), '{}');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Visit {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request with a Host header, which `fetch` does not allow. Throws if the connection fails. */
export async function visit(
  { port }: { readonly port: number },
  path: string,
  { method = 'GET', host = 'hire.test', headers = {} }: Visit = {},
): Promise<Response> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } });
  sent.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
