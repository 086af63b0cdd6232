/** How to get to a state of a screen. */
interface Steps {
  readonly address: string;
  readonly name?: string;
  readonly presses?: readonly string[];
  readonly typed?: readonly (readonly [field: string, text: string])[];
}

/** Returns the heading of a state in an approved file: its address, and its name or else its presses and typed fields. */
export function stateName({ address, name, presses = [], typed = [] }: Steps): string {
  const steps = name === undefined ? [...presses, ...typed.map(([field]) => `typed: ${field}`)] : [name];
  return [address, ...steps].join(' · ');
}

/** Returns the name of the approved file of a path of the route table, such as `jobs-job.txt` for `/jobs/:job`. */
export function fileOfPath(path: string): string {
  const words = path.match(/\w+/g) ?? [path === '/' ? 'start' : 'other'];
  return `${words.join('-')}.txt`;
}
