import type { Container } from '@nukkad/api/container.ts';
import type { Command, CommandContext, Row } from './command.ts';
import { companyIdOf, jobIdOf, seekerIdOf } from './find.ts';

const FINDERS = { job: jobIdOf, company: companyIdOf, seeker: seekerIdOf } as const satisfies Readonly<
  Record<string, (container: Container, text: string) => Promise<string>>
>;

interface Acting extends Pick<CommandContext, 'container' | 'actor' | 'options'> {
  /** Of the one thing that the command is about. */
  readonly id: string;
}

interface SubjectCommand extends Omit<Command, 'parameters' | 'run'> {
  readonly about: keyof typeof FINDERS;
  /** Arguments behind the thing. */
  readonly more?: readonly string[];
  /** Refuses what cannot be meant, before anything is looked up. */
  readonly check?: (options: CommandContext['options'], ...more: string[]) => void;
  /** Acts, by a use-case that writes the audit in its own transaction. */
  readonly act: (acting: Acting, ...more: string[]) => Promise<Row>;
}

/** A command about one thing, named by whatever an operator has at hand; the answer begins with its id. */
export const subjectCommand = ({ about, more = [], check, act, ...command }: SubjectCommand): Command => ({
  ...command,
  parameters: [about, ...more],
  run: async ({ container, actor, options }, text = '', ...given) => {
    check?.(options, ...given);
    const id = await FINDERS[about](container, text);
    return { [about]: id, ...(await act({ container, actor, options, id }, ...given)) };
  },
});
