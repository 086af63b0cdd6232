import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { postgis } from '@electric-sql/pglite-postgis';

/** Opens PGlite with the extensions that migrations may create; `memory://` keeps nothing. */
export function openPglite(dataDir: string): Promise<PGlite> {
  return PGlite.create({ dataDir, extensions: { postgis, pg_trgm, btree_gist, unaccent } });
}
