/** Returns status and code of a refused call, or `done`. */
export function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    ({ code, status }: { code: string; status: number }) => `${status} ${code}`,
  );
}
