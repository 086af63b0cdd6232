import type { Container } from '@nukkad/core/container.ts';
import type { Command, CommandContext, Row } from './command.ts';
import { companyIdOf, jobIdOf, memberIdOf, seekerIdOf } from './find.ts';

const FINDERS = {
  job: jobIdOf,
  company: companyIdOf,
  seeker: seekerIdOf,
  member: memberIdOf,
} as const satisfies Readonly<Record<string, (container: Container, text: string) => Promise<string>>>;

interface Acting extends Pick<CommandContext, 'container' | 'actor' | 'options'> {
  /** Id of the job, company, seeker or member that the command is about. */
  readonly id: string;
}

interface SubjectCommand extends Omit<Command, 'parameters' | 'run'> {
  readonly about: keyof typeof FINDERS;
  /** Arguments after the first one. */
  readonly more?: readonly string[];
  /** Validates options and arguments before the database is read. Throws UsageError. */
  readonly check?: (options: CommandContext['options'], ...more: string[]) => void;
  /** Runs the use case of the command, which writes the audit entry in its own transaction. */
  readonly act: (acting: Acting, ...more: string[]) => Promise<Row>;
}

/**
 * Creates a command about one job, company, seeker or member, which is named by id, number, link or words. The first field of
 * the result is its id.
 */
export const subjectCommand = ({ about, more = [], check, act, ...command }: SubjectCommand): Command => ({
  ...command,
  parameters: [about, ...more],
  run: async ({ container, actor, options }, text = '', ...given) => {
    check?.(options, ...given);
    const id = await FINDERS[about](container, text);
    return { [about]: id, ...(await act({ container, actor, options, id }, ...given)) };
  },
});
