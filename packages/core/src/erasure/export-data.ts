import type { DataExport } from '@nukkad/contract';
import { readTrace } from '../account-traces/account-trace.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';
import type { Container } from '../container.ts';
import { signedAddressOf } from '../files/file-address.ts';
import { exportSections } from './export.queries.ts';

const LINK_SECONDS = 3600;

type Deps = Pick<Container, 'database' | 'config' | 'keys' | 'clock' | 'storage'>;

async function filesOf(deps: Deps, candidateId: string): Promise<DataExport['files']> {
  const files = await deps.database.prisma.storedFile.findMany({
    where: { candidateId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { key: 'asc' }],
  });
  const addresses = files.map(async (file) => ({
    name: file.key,
    url: (await signedAddressOf(deps, file, LINK_SECONDS)).url,
  }));
  return Promise.all(addresses);
}

/** Returns all stored data of a seeker in sections, with links to the files that expire after an hour. */
export async function exportData(deps: Deps, candidateId: string): Promise<DataExport> {
  const sections: { name: string; records: Record<string, unknown>[] }[] = [];
  for (const { name, query } of exportSections(candidateId))
    sections.push({ name, records: await deps.database.query(query) });
  const hashes = await traceHashesOf(deps.database, deps.keys.accountTrace, candidateId);
  const trace = await readTrace(deps.database, hashes, deps.clock.now());
  sections.push({ name: 'earlierAccount', records: trace ? [{ ...trace }] : [] });
  const exportedAt = deps.clock.now().toISOString();
  return { exportedAt, sections, files: await filesOf(deps, candidateId) };
}
