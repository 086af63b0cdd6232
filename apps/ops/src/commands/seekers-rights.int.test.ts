import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { exportData } from '@nukkad/core/erasure/export-data.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;

let count = 0;
/** Creates a seeker with an application and a stored resume. */
async function build() {
  count += 1;
  const phone = `+9198555000${10 + count}`;
  const seeker = await buildCandidate(test.container.database, { phone });
  await buildApplication(test.container.database, { candidateId: seeker.id });
  const key = `resume-${count}.pdf`;
  const bytes = Buffer.from(`%PDF of ${phone}`);
  const object = { contentType: 'application/pdf', bytes: bytes.length };
  await test.container.storage.put(key, bytes, object);
  await db().storedFile.create({ data: { key, kind: 'RESUME', candidateId: seeker.id, ...object } });
  return { ...seeker, phone, key };
}

describe('seekers export', () => {
  it('writes the seeker’s own export with the files, readable by their owner alone, and notes the reason', async () => {
    const seeker = await build();
    const file = join(test.folder, 'export.json');
    const folder = join(test.folder, 'export-files');
    // A deleted file is not written, although the sweep has not removed it yet.
    const deleted = {
      key: `${seeker.key}.old`,
      kind: 'RESUME',
      contentType: 'application/pdf',
      bytes: 4,
    } as const;
    await db().storedFile.create({ data: { ...deleted, candidateId: seeker.id, deletedAt: new Date() } });
    const words = ['--files', folder, '--reason', 'letter of 1 December'];
    const { code, answer } = await test.ops('seekers', 'export', seeker.phone, file, ...words);
    expect([code, answer]).toMatchObject([0, { seeker: seeker.id, file, files: 1 }]);
    const written = JSON.parse(await readFile(file, 'utf8'));
    const own = await exportData(test.container, seeker.id);
    expect(written.sections).toEqual(JSON.parse(JSON.stringify(own.sections)));
    expect(JSON.stringify(written.sections)).toContain(seeker.phone);
    expect(await readdir(folder)).toEqual([seeker.key]);
    expect(await readFile(join(folder, seeker.key), 'utf8')).toBe(`%PDF of ${seeker.phone}`);
    for (const path of [file, join(folder, seeker.key)]) expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await test.audit(seeker.id)).toMatchObject([
      { actor: 'meera', action: 'seeker-exported', details: { reason: 'letter of 1 December', files: true } },
    ]);
  });

  it('goes to standard output unchanged', async () => {
    const seeker = await build();
    const { code, text } = await test.call('seekers', 'export', seeker.id, '-');
    expect([code, JSON.parse(text).sections.length > 10]).toEqual([0, true]);
  });

  it('says when the file cannot be written', async () => {
    const seeker = await build();
    const { code, text } = await test.call('seekers', 'export', seeker.id, '/nowhere/x.json');
    expect([code, text.split('\n')[0]]).toEqual([2, '/nowhere/x.json cannot be written (ENOENT)']);
  });
});

describe('seekers erase', () => {
  it('needs a reason, and changes nothing without --confirm', async () => {
    const seeker = await build();
    expect((await test.ops('seekers', 'erase', seeker.phone, '--confirm')).code).toBe(2);
    const shown = await test.ops('seekers', 'erase', seeker.phone, '--reason', 'letter');
    expect([shown.code, shown.answer]).toMatchObject([
      1,
      { seeker: seeker.id, phone: seeker.phone, erased: false, next: 'nothing is erased yet: add --confirm' },
    ]);
    expect((await db().candidate.findUniqueOrThrow({ where: { id: seeker.id } })).deletedAt).toBeNull();
  });

  it('does what the seeker’s own deletion does, under the operator’s name and with the reason', async () => {
    const seeker = await build();
    const words = ['--reason', 'letter of 1 December', '--confirm'];
    const { code, answer } = await test.ops('seekers', 'erase', seeker.phone, ...words);
    expect([code, answer]).toMatchObject([0, { seeker: seeker.id, erased: true }]);
    const hidden = await db().candidate.findUniqueOrThrow({ where: { id: seeker.id } });
    expect([hidden.deletedAt === null, hidden.phone]).toEqual([false, null]);
    expect((await test.ops('seekers', 'erase', seeker.phone, ...words)).code).toBe(1);
    expect(await eraseAccounts(test.container)).toBe(1);
    expect(await db().candidate.count({ where: { id: seeker.id } })).toBe(0);
    expect(await db().storedFile.count({ where: { key: seeker.key } })).toBe(0);
    const entries = (await test.audit(seeker.id)).map(({ actor, action, details }) => [
      actor,
      action,
      details,
    ]);
    expect(entries.filter(([, action]) => action !== 'account-opened')).toEqual([
      ['meera', 'account-deleted', { reason: 'letter of 1 December' }],
      ['system', 'account-erased', null],
    ]);
    expect(JSON.stringify(entries)).not.toContain(seeker.phone.slice(3));
  });
});

it('needs the secret of the API, without which papers cannot be decrypted', async () => {
  const opened = { openContainer: async () => test.opsContainer, key: test.key, hasSecret: false };
  for (const words of [
    ['export', '9855500001', '-'],
    ['erase', '9855500001', '--reason', 'x'],
  ]) {
    const { code, text } = await run(['seekers', ...words], opened);
    expect([code, text]).toEqual([
      1,
      `"ops seekers ${words[0]}" needs the JWT_SECRET of the API: set it as there.`,
    ]);
  }
});
