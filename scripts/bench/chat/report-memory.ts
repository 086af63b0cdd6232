// Loaded by the servers that the benchmark starts with `--expose-gc`. Sends the memory of the process to the benchmark
// when it asks for it.
process.on('message', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, live: heapUsed + external });
});
