/** Runs work and prints how long it took, because all faults together take minutes. */
export async function printTime(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed()} s`);
}
