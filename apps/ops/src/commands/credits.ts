import { decideCreditRequest } from '@nukkad/core/credits/decide-request.ts';
import { type Command, ROWS_MAX } from '../command.ts';
import { creditRequestIdOf } from '../find.ts';
import { PAGE, rowsBefore } from './page.queries.ts';

export const creditsList: Command = {
  name: 'credits list',
  parameters: [],
  summary: 'Open requests for credits, oldest first.',
  examples: ['credits list'],
  options: PAGE,
  run: async ({ container, options }) => {
    const open = await container.database.prisma.creditRequest.findMany({
      where: { status: 'OPEN' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      include: { candidate: { select: { name: true, creditBalance: true } } },
      skip: rowsBefore(options),
      take: ROWS_MAX,
    });
    return open.map(({ id, createdAt, candidate }) => ({
      id,
      seeker: candidate.name,
      balance: candidate.creditBalance,
      asked: createdAt,
    }));
  },
};

const decide = (isGranted: boolean): Command['run'] => {
  return async ({ container, actor }, text = '') => {
    const requestId = await creditRequestIdOf(container, text);
    const { granted } = await decideCreditRequest(container, { requestId, isGranted, actor });
    return { id: requestId, status: isGranted ? 'GRANTED' : 'DECLINED', granted };
  };
};

export const creditsGrant: Command = {
  name: 'credits grant',
  parameters: ['request|phone|email'],
  summary: 'Grants a request, and notifies the seeker.',
  examples: ['credits grant 9876543210', 'credits grant 0199f0c2-…'],
  run: decide(true),
};

export const creditsDecline: Command = {
  name: 'credits decline',
  parameters: ['request|phone|email'],
  summary: 'Declines a request, and notifies the seeker.',
  examples: ['credits decline 9876543210'],
  run: decide(false),
};
