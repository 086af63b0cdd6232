import type { Service } from './service.ts';

const GRACE = 8000;

/** The running processes of a start, in the order they were started. */
export class Stack {
  readonly #services: Service[] = [];
  #stopping: Promise<void> | undefined;

  add(service: Service): Service {
    this.#services.push(service);
    return service;
  }

  get stopping(): boolean {
    return this.#stopping !== undefined;
  }

  get services(): readonly Service[] {
    return this.#services;
  }

  /** Resolves when the first service ends by itself, with that service and a description of how it ended. */
  async firstToEnd(): Promise<{ service: Service; how: string }> {
    return Promise.race(this.#services.map(async (service) => ({ service, how: await service.ended })));
  }

  /** Ends all processes in reverse order, so that the database ends after its users. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopInTurn();
    return this.#stopping;
  }

  async #stopInTurn(): Promise<void> {
    const [first, ...others] = this.#services;
    await Promise.all(others.map((service) => service.stop(GRACE)));
    await first?.stop(GRACE);
  }

  /** Kills all processes at once. */
  kill(): void {
    for (const service of this.#services) service.kill();
  }
}
