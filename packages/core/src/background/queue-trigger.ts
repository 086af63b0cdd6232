import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';
import type { SendTask, TaskTrigger } from '../ports.ts';
import type { TaskName } from '../task-names.ts';

/** Adds background tasks to the queue. A task that could not be added runs at its next scheduled time. */
export class QueueTrigger implements TaskTrigger {
  #send: SendTask = async () => {};

  /** Sets the function that adds tasks to the queue. Before this call `soon` does nothing. */
  connect(send: SendTask): void {
    this.#send = send;
  }

  /** Starts a task soon. Ignores errors and does not wait, because the task also runs on schedule. */
  soon(task: TaskName): void {
    this.#send(task, travelHeaders()).catch(() => {});
  }
}
