import { type Command, Refusal, UsageError } from '../command.ts';
import { compareMigrations } from '../doctor/database-checks.ts';
import { selectPostgis, selectServer } from '../doctor/doctor.queries.ts';
import { machineContext } from '../doctor/examine.ts';
import { isNewer, newestRelease, readReleases } from '../doctor/releases.ts';

export const version: Command = {
  name: 'version',
  parameters: [],
  isOpen: true,
  options: {
    check: {
      type: 'boolean',
      help: 'compare with the list of releases at RELEASES_URL; sends nothing but the request',
    },
  },
  summary: 'The running version, the schema of the database, and what both run on.',
  examples: ['version', 'version --check'],
  run: async ({ container, options }) => {
    const { config, database } = container;
    const outside = machineContext();
    const { newest, pending } = await compareMigrations({ container, ...outside });
    const [server] = await database.query(selectServer());
    const [postgis] = await database.query(selectPostgis());
    const installed = {
      version: config.APP_VERSION,
      schema: newest,
      pending: pending.length,
      postgresql: server?.version ?? null,
      postgis: postgis?.version ?? null,
      node: process.versions.node,
    };
    if (options.check !== true) return installed;
    if (config.RELEASES_URL === undefined)
      throw new UsageError(
        'RELEASES_URL is not set: it is the address of a list of releases (docs/upgrading.md)',
      );
    const releases = await readReleases(config.RELEASES_URL, outside.fetch).catch((error: Error) => {
      throw new Refusal(`the list of releases cannot be read: ${error.message}`);
    });
    const latest = newestRelease(releases);
    return { ...installed, latest, isUpToDate: latest === null || !isNewer(latest, config.APP_VERSION) };
  },
};
