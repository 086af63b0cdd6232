import { existsSync } from 'node:fs';
import { postgisImage } from './postgis-image.ts';
import type { TestServer } from './test-server.ts';

const PORT = 5432;
const PASSWORD = 'postgres';

/** Starts PostGIS as a container; undefined if no engine answers. Throws if the image does not start. */
export async function startContainerPostgres(): Promise<TestServer | undefined> {
  if (process.env.DOCKER_HOST === undefined && !existsSync('/var/run/docker.sock')) return undefined;
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  const hasEngine = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  if (!hasEngine) return undefined;
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const container = await new GenericContainer(postgisImage())
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withCommand(settings.flatMap((setting) => ['-c', setting]))
    .withExposedPorts(PORT)
    // The message appears twice: first from the temporary server that initialises the database.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const at = `${container.getHost()}:${container.getMappedPort(PORT)}`;
  return {
    kind: 'container',
    adminUrl: `postgresql://postgres:${PASSWORD}@${at}/postgres`,
    dataDir: null,
    // Always true, because the container lives as long as its session.
    isRunning: () => true,
    stop: async () => {
      await container.stop();
    },
  };
}
