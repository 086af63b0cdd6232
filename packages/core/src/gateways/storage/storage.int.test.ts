import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageGateway } from '../../ports.ts';
import { LateStorage } from './late-storage.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
let server: FauxqsServer;
let folder: string;
let s3: (change: { publicEndpoint?: string }) => S3Storage;
const stores: Record<string, StorageGateway> = {};

beforeAll(async () => {
  server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  const endpoint = `http://127.0.0.1:${server.port}`;
  s3 = ({ publicEndpoint }) =>
    new S3Storage({
      bucket: 'files',
      region: 'ap-south-1',
      endpoint,
      publicEndpoint,
      forcePathStyle: true,
      credentials,
    });
  folder = await mkdtemp(join(tmpdir(), 'nukkad-storage-'));
  stores.folder = new LocalStorage(folder);
  stores.S3 = s3({});
  stores['S3, opened late'] = new LateStorage(async () => s3({}));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const text = (body: string) => Buffer.from(body);
const about = (body: Buffer) => ({ contentType: 'text/plain', bytes: body.length });

async function read(store: StorageGateway, key: string, range?: { start: number; end: number }) {
  const found = await store.get(key, range);
  return found === null ? null : (await buffer(found)).toString();
}

describe.each(['folder', 'S3'])('a %s', (name) => {
  const store = () => stores[name] as StorageGateway;

  it('stores, replaces and reads a file, whole or in part', async () => {
    await store().put('a.txt', text('first'), about(text('first')));
    await store().put('a.txt', text('नमस्ते'), about(text('नमस्ते')));
    expect(await read(store(), 'a.txt')).toBe('नमस्ते');
    expect(await read(store(), 'a.txt', { start: 0, end: 2 })).toBe('न');
    expect(await read(store(), 'none.txt')).toBeNull();
  });

  it('stores a stream', async () => {
    const body = text('x'.repeat(300_000));
    await store().put('big.bin', Readable.from([body.subarray(0, 9), body.subarray(9)]), about(body));
    expect((await read(store(), 'big.bin'))?.length).toBe(300_000);
  });

  it('lists files and removes them, and ignores missing ones', async () => {
    await store().put('b.txt', text('b'), about(text('b')));
    const keys = [];
    for await (const { key, modifiedAt } of store().list()) {
      keys.push(key);
      expect(modifiedAt).toBeInstanceOf(Date);
    }
    expect(keys).toEqual(expect.arrayContaining(['a.txt', 'b.txt', 'big.bin']));
    await store().remove(['a.txt', 'never.txt']);
    expect(await read(store(), 'a.txt')).toBeNull();
    expect(await read(store(), 'b.txt')).toBe('b');
  });
});

describe('a folder', () => {
  it('keeps nothing of an interrupted file, and refuses keys outside the folder', async () => {
    const store = stores.folder as StorageGateway;
    const broken = Readable.from(
      (function* () {
        yield text('half');
        throw new Error('the connection broke');
      })(),
    );
    await expect(store.put('half.txt', broken, { contentType: 'text/plain', bytes: 9 })).rejects.toThrow();
    expect(await read(store, 'half.txt')).toBeNull();
    await expect(store.get('../secret')).rejects.toThrow('plain name');
  });

  it('lists nothing before the first file is stored', async () => {
    const empty = new LocalStorage(join(folder, 'none'));
    const listed = [];
    for await (const object of empty.list()) listed.push(object);
    expect(listed).toEqual([]);
  });
});

describe('presigned URLs', () => {
  const presentation = { contentType: 'application/pdf', downloadAs: 'आशा.pdf' };

  it('are returned only if browsers can reach the store', async () => {
    expect(await stores.S3?.presign('b.txt', presentation, 60)).toBeNull();
    expect(await stores.folder?.presign('b.txt', presentation, 60)).toBeNull();
  });

  it('open the file with its type and name', async () => {
    const store = s3({ publicEndpoint: `http://127.0.0.1:${server.port}` });
    const url = new URL((await store.presign('b.txt', presentation, 60)) as string);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(url.searchParams.get('response-content-disposition')).toContain("UTF-8''%E0%A4%86");
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('b');
  });
});

it('throws if the store is unreachable', async () => {
  const free = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
  const unreachable = new S3Storage({
    bucket: 'files',
    region: 'ap-south-1',
    endpoint: `http://127.0.0.1:${free}`,
    publicEndpoint: undefined,
    forcePathStyle: true,
    credentials,
  });
  await expect(unreachable.get('a.txt')).rejects.toThrow();
});
