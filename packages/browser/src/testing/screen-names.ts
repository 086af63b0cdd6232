import type { Step } from './steps.ts';

/** How to get to a state of a screen. */
interface State {
  readonly address: string;
  readonly name?: string;
  readonly steps?: readonly Step[];
}

const nameOf = (step: Step) => ('press' in step ? step.press : `typed: ${step.type}`);

/** Returns the heading of a state in an approved file: its address, and its name or else its steps. */
export function stateName({ address, name, steps = [] }: State): string {
  return [address, ...(name === undefined ? steps.map(nameOf) : [name])].join(' · ');
}

/** Returns the name of the approved file of a path of the route table, such as `jobs-job.txt` for `/jobs/:job`. */
export function fileOfPath(path: string): string {
  const words = path.match(/\w+/g) ?? [path === '/' ? 'start' : 'other'];
  return `${words.join('-')}.txt`;
}
