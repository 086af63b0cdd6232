import { freeNumber } from '@nukkad/core/otp/free-number.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { type Command, optionText, Refusal, UsageError } from '../command.ts';
import { requireNote } from '../find.ts';

/** `ops seekers free-number`: removes a number from its account, so that another account can use it. */
export const seekersFreeNumber: Command = {
  name: 'seekers free-number',
  parameters: ['phone'],
  needsSecret: true,
  options: {
    reason: {
      type: 'string',
      value: 'TEXT',
      help: 'noted in the audit: "recycled, letter of 1 December", no names, no numbers',
    },
  },
  summary:
    'Removes a mobile number from its account, suspended or not. The account keeps everything else and is notified.',
  examples: ['seekers free-number 9876543210 --reason "recycled, letter of 1 December"'],
  run: async ({ container, actor, options }, text = '') => {
    const given = optionText(options, 'reason');
    if (given === undefined) throw new UsageError('say why: --reason "recycled, letter of 1 December"');
    const reason = requireNote(given);
    const phone = normalisePhone(text);
    if (phone === null)
      throw new UsageError(`"${text}" is no mobile number of India: 10 digits, the first 6 to 9`);
    const holder = await container.database.prisma.candidate.findUnique({ where: { phone } });
    if (holder === null) throw new Refusal(`No account has the number ${phone}.`);
    const { candidateId: seeker } = await freeNumber(container, { phone, actor, reason });
    return { seeker, number: phone, freed: true };
  },
};
