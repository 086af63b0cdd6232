import { defineRoute } from '../define-route.ts';
import { pagingFromWire, pagingToWire, withCallerOnly } from '../shared/shared.mapper.ts';
import type { CreditStatementInput, RequestCreditsOutput } from './credit.domain.ts';
import {
  requestStateFromWire,
  requestStateToWire,
  statementFromWire,
  statementToWire,
} from './credit.mapper.ts';
import {
  wireCreditRequestResult,
  wireRequestCreditsResult,
  wireStatementRequest,
  wireStatementResult,
} from './credit.wire.ts';

export const creditsRequest = defineRoute({
  key: 'credits.request',
  number: 21,
  method: 'POST',
  path: '/jobseeker/requestForCredits',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  idempotent: true,
  summary: 'Requests credits. Allowed at most once a week, and only if no credits are left.',
  ...withCallerOnly,
  result: wireRequestCreditsResult,
  refusals: ['CREDITS_NOT_EMPTY', 'MOBILE_NOT_VERIFIED', 'REQUEST_OPEN', 'REQUEST_TOO_SOON'],
  encodeResult: (output: RequestCreditsOutput) => ({
    msg: output.message,
    granted: output.isGranted,
    candidateCredits: output.balance,
  }),
  decodeResult: (wire): RequestCreditsOutput => ({
    message: wire.msg,
    isGranted: wire.granted,
    balance: wire.candidateCredits,
  }),
});

export const creditsStatement = defineRoute({
  key: 'credits.statement',
  number: 105,
  method: 'POST',
  path: '/jobseeker/getCreditStatement',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Lists the entries of the seeker's credit ledger, newest first.",
  request: { body: wireStatementRequest },
  result: wireStatementResult,
  refusals: [],
  decodeRequest: ({ body }): CreditStatementInput => pagingFromWire(body),
  encodeRequest: (input: CreditStatementInput) => ({ body: pagingToWire(input) }),
  encodeResult: statementToWire,
  decodeResult: statementFromWire,
});

export const creditsRequestState = defineRoute({
  key: 'credits.requestState',
  number: 106,
  method: 'POST',
  path: '/jobseeker/getCreditRequest',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Returns the latest request for credits, and whether a new one is allowed now.',
  ...withCallerOnly,
  result: wireCreditRequestResult,
  refusals: [],
  encodeResult: requestStateToWire,
  decodeResult: requestStateFromWire,
});
