import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';
import type { TaskName } from './task-names.ts';

type Send = (task: TaskName, asked: Record<string, string>) => Promise<void>;

/** Asks for a background task soon after something happened; what is missed the schedule catches up on. */
export class TaskTrigger {
  #send: Send = async () => {};

  /** From now on requests go to the queue. */
  connect(send: Send): void {
    this.#send = send;
  }

  /** Never fails and never waits: the work it asks for is also on the schedule. */
  soon(task: TaskName): void {
    this.#send(task, travelHeaders()).catch(() => {});
  }
}
