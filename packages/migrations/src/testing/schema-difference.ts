import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openSchemaEngine } from '../schema-engine/load-engine.ts';

const SCHEMA = fileURLToPath(new URL('../../../../prisma/schema.prisma', import.meta.url));

/** Returns the schema engine's report of how a database differs from schema.prisma. */
export async function schemaDifference(url: string): Promise<string | null> {
  const { engine, close } = await openSchemaEngine({ connectionString: url });
  const files = [{ path: SCHEMA, content: await readFile(SCHEMA, 'utf8') }];
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: '' },
    to: { tag: 'schemaDatamodel', files },
    script: false,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  await close();
  return stdout;
}
