import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';
import type { SendTask, TaskTrigger } from '../ports.ts';
import type { TaskName } from '../task-names.ts';

/** Adds background tasks to the queue. A task that could not be added runs at its next scheduled time. */
export class QueueTrigger implements TaskTrigger {
  #send: SendTask | null = null;
  /** The tasks requested before `connect`, with the headers of the first request for each. */
  readonly #waiting = new Map<TaskName, Record<string, string>>();

  /** Sets the function that adds tasks to the queue, and adds the tasks that were requested before. */
  connect(send: SendTask): void {
    this.#send = send;
    for (const [task, headers] of this.#waiting) send(task, headers).catch(() => {});
    this.#waiting.clear();
  }

  /** Starts a task soon. Ignores errors and does not wait, because the task also runs on schedule. */
  soon(task: TaskName): void {
    if (this.#send !== null) this.#send(task, travelHeaders()).catch(() => {});
    else if (!this.#waiting.has(task)) this.#waiting.set(task, travelHeaders());
  }
}
