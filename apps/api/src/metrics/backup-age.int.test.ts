import { BACKUP_CHECKED } from '@nukkad/core/metrics/backup-age.queries.ts';
import { backupAge } from '@nukkad/core/metrics/backup-age.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const HOUR_MS = 3_600_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ METRICS_PORT: '0' });
});
afterAll(() => api.close());

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const note = (action: string, subject: string) =>
  api.database.prisma.auditEntry.create({ data: { actor: 'backups', action, subject } });

async function ageInHours(): Promise<number> {
  await backupAge.refresh(api.app.container.database);
  const text = (await api.container.metrics?.metrics.text()) ?? '';
  return Number(/^nukkad_backup_age_seconds\{service="api"\} (\S+)$/m.exec(text)?.[1]) / 3600;
}

it('is the age of the database until a backup is checked, then the age of the newest checked backup', async () => {
  await api.database.prisma.$executeRaw`
    UPDATE _prisma_migrations SET finished_at = now() - interval '40 hours'`;
  expect(await ageInHours()).toBeCloseTo(40, 1);
  await note('backup-made', ago(1));
  expect(await ageInHours()).toBeCloseTo(40, 1);
  await note(BACKUP_CHECKED, ago(30));
  expect(await ageInHours()).toBeCloseTo(30, 1);
  await note(BACKUP_CHECKED, ago(6));
  await note(BACKUP_CHECKED, ago(200));
  expect(await ageInHours()).toBeCloseTo(6, 1);
});
