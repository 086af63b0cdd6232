import pg from 'pg';
import { RIGHTS } from './rights.ts';
import type { Server } from './server-roles.ts';

const EXPECTED = {
  TABLE: { read: ['SELECT'], write: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] },
  SEQUENCE: { read: [], write: ['USAGE'] },
} as const;

interface Relation {
  readonly kind: keyof typeof EXPECTED;
  /** The name as SQL, such as `job` or `pgboss.job`. */
  readonly name: string;
  /** The table that decides about the rights: that of a partition or of a sequence, or the relation itself. */
  readonly table: string;
  readonly rights: readonly string[];
}

const RELATIONS = `
  SELECT CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, c.oid::regclass::text AS name,
         coalesce(pg_partition_root(c.oid), owner.refobjid, c.oid)::regclass::text AS table,
         ARRAY(SELECT a.privilege_type FROM aclexplode(c.relacl) a WHERE a.grantee = $1::regrole) AS rights
    FROM pg_class c
    LEFT JOIN pg_depend owner ON owner.classid = 'pg_class'::regclass AND owner.objid = c.oid
                             AND owner.refclassid = 'pg_class'::regclass AND owner.deptype IN ('a', 'i') AND c.relkind = 'S'
   WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
   ORDER BY 2`;

/** Schemas with the rights that a role was granted in them. */
const SCHEMAS = `
  SELECT nspname::regnamespace::text AS name, has_schema_privilege($1::regrole, oid, 'USAGE') AS "hasUsage",
         EXISTS (SELECT FROM aclexplode(nspacl) a WHERE a.grantee = $1::regrole AND a.privilege_type = 'CREATE') AS "hasCreate"
    FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)'`;

interface Schema {
  readonly name: string;
  readonly hasUsage: boolean;
  readonly hasCreate: boolean;
}

/** Returns the GRANT and REVOKE statements that are missing until a role has exactly the rights of `RIGHTS`. */
export async function grantStatements(client: pg.Client, server: Server, role: string): Promise<string[]> {
  const name = pg.escapeIdentifier(role);
  await client.query('SET LOCAL search_path = public');
  const relations = (await client.query<Relation>(RELATIONS, [name])).rows;
  const schemas = (await client.query<Schema>(SCHEMAS, [name])).rows;
  return [
    ...schemas.flatMap((schema) => schemaStatements(schema, server, name)),
    ...relations.flatMap((relation) => relationStatements(relation, server, name)),
  ];
}

function relationStatements({ kind, name, table, rights }: Relation, server: Server, role: string): string[] {
  const right = RIGHTS[table]?.[server];
  const expected: readonly string[] = right === undefined ? [] : EXPECTED[kind][right];
  const missing = expected.filter((one) => !rights.includes(one));
  const surplus = rights.filter((one) => !expected.includes(one));
  return [
    ...(missing.length === 0 ? [] : [`GRANT ${missing.join(', ')} ON ${kind} ${name} TO ${role}`]),
    ...(surplus.length === 0 ? [] : [`REVOKE ${surplus.join(', ')} ON ${kind} ${name} FROM ${role}`]),
  ];
}

/** Returns the schema in which a table of `RIGHTS` is. */
const schemaOf = (table: string): string =>
  table.includes('.') ? (table.split('.')[0] as string) : 'public';

function schemaStatements({ name, hasUsage, hasCreate }: Schema, server: Server, role: string): string[] {
  const isUsed = Object.entries(RIGHTS).some(
    ([table, servers]) => schemaOf(table) === name && servers[server] !== undefined,
  );
  return [
    ...(isUsed && !hasUsage ? [`GRANT USAGE ON SCHEMA ${name} TO ${role}`] : []),
    ...(hasCreate ? [`REVOKE CREATE ON SCHEMA ${name} FROM ${role}`] : []),
  ];
}
