import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';
import type { SendTask, TaskTrigger } from '../ports.ts';
import type { TaskName } from '../task-names.ts';

/** Asks for a background task soon after something happened; what is missed the schedule catches up on. */
export class QueueTrigger implements TaskTrigger {
  #send: SendTask = async () => {};

  /** From now on requests go to the queue. */
  connect(send: SendTask): void {
    this.#send = send;
  }

  /** Never fails and never waits: the work it asks for is also on the schedule. */
  soon(task: TaskName): void {
    this.#send(task, travelHeaders()).catch(() => {});
  }
}
