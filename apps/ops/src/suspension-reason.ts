import { SUSPENSION_REASONS, type SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import { type CommandContext, optionText, UsageError } from './command.ts';

const WORDS = SUSPENSION_REASONS.map((reason) => reason.toLowerCase().replace('_', '-'));

/** The option `--reason` of commands that suspend a person. `who` sees the reason. */
export const reasonOption = (who: 'seeker' | 'member') =>
  ({
    type: 'string',
    value: 'REASON',
    help: `the reason that the ${who} sees: ${WORDS.join(', ')}`,
  }) as const;

/** Returns the reason of the option `--reason`. Throws UsageError if it is not one of the list. */
export function requireReason(options: CommandContext['options']): SuspensionReason {
  const reason = SUSPENSION_REASONS[WORDS.indexOf(optionText(options, 'reason')?.toLowerCase() ?? '')];
  if (reason === undefined) throw new UsageError(`--reason is one of ${WORDS.join(', ')}`);
  return reason;
}
