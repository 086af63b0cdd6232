/**
 * Node's options of each server, as in docker/Dockerfile. By default the space of new objects grows to 128 MB during the
 * start and stays so large. Collecting it then also takes up to 35 ms, while the server answers nobody.
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=8'];

/**
 * Environment of each server, as in docker/Dockerfile. By default glibc gives the threads up to eight arenas per core, and memory that
 * is free in one arena is not used by the others.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' } as const;
