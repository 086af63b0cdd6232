import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type FileKind, routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import type { TestApp } from './test-app.ts';

/** Creates a signed-in seeker with helpers for uploads. */
export async function uploadingSeeker(test: TestApp) {
  const candidate = await buildCandidate(test.database);
  const caller = await test.signIn(candidate.id);
  const client = test.client.as(caller);
  const upload = (kind: FileKind | undefined, bytes: Buffer) =>
    client.call(routes.fileUpload, { kind }, { file: new Blob([new Uint8Array(bytes)]) });
  const video = (bytes: Buffer) =>
    client.call(routes.videoUpload, {}, { file: new Blob([new Uint8Array(bytes)]) });
  const stored = () =>
    test.database.prisma.candidate.findUniqueOrThrow({
      where: { id: candidate.id },
      include: { files: true },
    });
  return { id: candidate.id, caller, client, upload, video, stored };
}

/** Opens a URL from a response as a browser does. */
export function openAddress(
  test: TestApp,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { port } = test.app.server.address() as AddressInfo;
  return fetch(url.replace('http://site.test', `http://127.0.0.1:${port}`), { headers });
}

/** Returns the names of the files in the test's storage folder. */
export async function storedNames(test: TestApp): Promise<string[]> {
  return readdir(join(test.container.config.DATA_DIR, 'files')).catch(() => []);
}
