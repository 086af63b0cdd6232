/**
 * Node's options of each server, as in docker/Dockerfile. By default the space of new objects grows to 128 MB during the
 * start and stays so large. Collecting it then also takes up to 35 ms, while the server answers nobody.
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=8'];
