import type { Behaviour, OutsideService } from './outside-service.ts';

/** A way in which a service outside the product fails. */
export interface ServiceFault {
  readonly name: string;
  /** Absent if the service does not listen at all. */
  readonly behaviour?: Behaviour;
}

export const REFUSED: ServiceFault = { name: 'refused connections' };
export const HANGS: ServiceFault = { name: 'no response', behaviour: 'hangs' };
export const BREAKS_OFF: ServiceFault = { name: 'a connection that breaks off', behaviour: 'breaks off' };

export const responds = (status: number, headers: Readonly<Record<string, string>> = {}): ServiceFault => ({
  name: `status ${status}`,
  behaviour: { status, headers, body: 'a fault of the trust suite' },
});

/** Runs `work` while the service fails. */
export async function during<Result>(
  service: OutsideService,
  { behaviour }: ServiceFault,
  work: () => Promise<Result>,
): Promise<Result> {
  if (behaviour === undefined) await service.refuse();
  else service.behaviour = behaviour;
  try {
    return await work();
  } finally {
    service.behaviour = 'works';
    await service.accept();
  }
}

/** Returns the result of `work` and the seconds that it took. */
export async function timed<Result>(
  work: Promise<Result>,
): Promise<{ readonly result: Result; readonly seconds: number }> {
  const start = performance.now();
  const result = await work;
  return { result, seconds: (performance.now() - start) / 1000 };
}
