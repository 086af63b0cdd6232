import { buffer } from 'node:stream/consumers';
import { decryptFile, encryptFile, FILE_ENCRYPTION } from '@nukkad/core/files/file-cipher.ts';
import { openStoredFile } from '@nukkad/core/files/open-stored-file.ts';
import { deriveKeys } from '@nukkad/core/security/keys.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;

const JWT_SECRET = 's'.repeat(32);
const before = deriveKeys({ JWT_SECRET });
const rotated = deriveKeys({ JWT_SECRET, FILE_SECRET: 'f'.repeat(32), FILE_SECRET_PREVIOUS: JWT_SECRET });
const after = deriveKeys({ JWT_SECRET, FILE_SECRET: 'f'.repeat(32) });
const unknown = deriveKeys({ JWT_SECRET, FILE_SECRET: 'u'.repeat(32) });

afterEach(async () => {
  await db().storedFile.deleteMany();
});

/** Runs the command as a server with the new secret and the previous one. */
async function encryptAgain() {
  const openContainer = async () => ({ ...test.opsContainer, keys: rotated });
  const { code, text } = await run(['files', 'encrypt-again', '--json'], { openContainer, key: test.key });
  return { code, answer: JSON.parse(text) };
}

const contentType = 'image/webp';

/** Creates a seeker's paper. It is stored encrypted with the old secret, unless `keys` are others or null. */
async function buildPaper(
  key: string,
  { keys = before as typeof before | null, deletedAt = null as Date | null } = {},
) {
  const paper = Buffer.from(`paper ${key}`);
  const { id: candidateId } = await buildCandidate(test.container.database);
  await db().storedFile.create({
    data: {
      key,
      kind: 'AADHAAR',
      candidateId,
      contentType,
      bytes: paper.length,
      encryption: keys === null ? null : FILE_ENCRYPTION,
      deletedAt,
    },
  });
  const bytes = keys === null ? paper : encryptFile(keys, key, paper);
  await test.container.storage.put(key, bytes, { contentType, bytes: bytes.length });
  return paper;
}

async function stored(key: string): Promise<Buffer> {
  const found = await test.container.storage.get(key);
  if (found === null) throw new Error(`${key} does not exist`);
  return buffer(found);
}

describe('encrypted files', () => {
  it('are encrypted with the new secret, once', async () => {
    const first = await buildPaper('a.webp');
    const second = await buildPaper('b.webp');
    expect(await encryptAgain()).toEqual({
      code: 0,
      answer: { files: 2, encryptedAgain: 2, missing: 0, unreadable: 0 },
    });
    expect(decryptFile(after, 'a.webp', await stored('a.webp'))).toEqual({
      plaintext: first,
      isCurrent: true,
    });
    expect(decryptFile(after, 'b.webp', await stored('b.webp')).plaintext).toEqual(second);
    const bytes = await stored('a.webp');
    expect((await encryptAgain()).answer).toEqual({ files: 2, encryptedAgain: 0, missing: 0, unreadable: 0 });
    expect(await stored('a.webp')).toEqual(bytes);
    expect(await test.audit('encrypted files')).toMatchObject([
      { actor: 'meera', action: 'files-encrypted-again', details: { encryptedAgain: 2 } },
      { actor: 'meera', action: 'files-encrypted-again', details: { encryptedAgain: 0 } },
    ]);
  });

  it('can be read before, during and after', async () => {
    const paper = await buildPaper('c.webp');
    const open = (keys: typeof before) =>
      openStoredFile({ ...test.container, keys }, {
        key: 'c.webp',
        contentType,
        encryption: FILE_ENCRYPTION,
      } as never);
    expect(await open(before)).toEqual(paper);
    expect(await open(rotated)).toEqual(paper);
    await encryptAgain();
    expect(await open(rotated)).toEqual(paper);
    expect(await open(after)).toEqual(paper);
    await expect(open(before)).rejects.toThrow('no key opens the file c.webp');
  });

  it.each([99, 100, 101, 200])('are all found if they are %i', async (count) => {
    const { id: candidateId } = await buildCandidate(test.container.database);
    const keys = Array.from({ length: count }, (_, index) => `many-${String(index).padStart(3, '0')}.webp`);
    for (const key of keys) {
      const bytes = encryptFile(before, key, Buffer.from(key));
      await test.container.storage.put(key, bytes, { contentType, bytes: bytes.length });
    }
    await db().storedFile.createMany({
      data: keys.map((key) => ({
        key,
        kind: 'AADHAAR' as const,
        candidateId,
        contentType,
        bytes: key.length,
        encryption: FILE_ENCRYPTION,
      })),
    });
    expect((await encryptAgain()).answer).toEqual({
      files: count,
      encryptedAgain: count,
      missing: 0,
      unreadable: 0,
    });
    for (const key of keys) decryptFile(after, key, await stored(key));
  });

  it('that are missing or unreadable are counted, left alone, and end the command with exit code 1', async () => {
    await buildPaper('d.webp');
    await test.container.storage.remove(['d.webp']);
    await buildPaper('e.webp', { keys: unknown });
    const unreadable = await stored('e.webp');
    const paper = await buildPaper('f.webp');
    expect(await encryptAgain()).toEqual({
      code: 1,
      answer: { files: 3, encryptedAgain: 1, missing: 1, unreadable: 1 },
    });
    expect(await stored('e.webp')).toEqual(unreadable);
    expect(await test.container.storage.get('d.webp')).toBeNull();
    expect(decryptFile(after, 'f.webp', await stored('f.webp')).plaintext).toEqual(paper);
  });

  it('that are deleted, and files that are not encrypted, are not touched', async () => {
    await buildPaper('g.webp', { deletedAt: new Date('2026-11-01T00:00:00Z') });
    const deleted = await stored('g.webp');
    const unencrypted = await buildPaper('h.webp', { keys: null });
    expect(await encryptAgain()).toMatchObject({ code: 0, answer: { files: 0 } });
    expect(await stored('g.webp')).toEqual(deleted);
    expect(await stored('h.webp')).toEqual(unencrypted);
  });

  it('that are deleted while they are encrypted do not come back', async () => {
    await buildPaper('i.webp');
    const { storage } = test.container;
    const put = storage.put.bind(storage);
    vi.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
      await db().storedFile.deleteMany({ where: { key: 'i.webp' } });
      await storage.remove(['i.webp']);
      await put(...given);
    });
    expect((await encryptAgain()).answer).toMatchObject({ encryptedAgain: 1 });
    expect(await storage.get('i.webp')).toBeNull();
  });
});
