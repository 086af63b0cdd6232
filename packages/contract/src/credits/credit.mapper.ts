import type * as z from 'zod/mini';
import type { CreditEntry, CreditRequestState, CreditStatement } from './credit.domain.ts';
import type { wireCreditEntry, wireCreditRequestResult, wireStatementResult } from './credit.wire.ts';

type WireEntry = z.infer<typeof wireCreditEntry>;
type WireRequestState = z.infer<typeof wireCreditRequestResult>;

function entryToWire(entry: CreditEntry): WireEntry {
  return {
    entryId: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    createdDate: entry.createdAt,
    jobTitle: entry.jobTitle,
    jobLink: entry.jobLink,
  };
}

function entryFromWire(wire: WireEntry): CreditEntry {
  return {
    id: wire.entryId,
    kind: wire.kind,
    amount: wire.amount,
    balance: wire.balance,
    createdAt: wire.createdDate,
    jobTitle: wire.jobTitle,
    jobLink: wire.jobLink,
  };
}

export function statementToWire(output: CreditStatement): z.infer<typeof wireStatementResult> {
  return {
    candidateCredits: output.balance,
    statement: output.entries.map(entryToWire),
    nextCursor: output.nextCursor,
  };
}

export function statementFromWire(wire: z.infer<typeof wireStatementResult>): CreditStatement {
  return {
    balance: wire.candidateCredits,
    entries: wire.statement.map(entryFromWire),
    nextCursor: wire.nextCursor,
  };
}

export function requestStateToWire(output: CreditRequestState): WireRequestState {
  const { latest } = output;
  return {
    request: latest && {
      status: latest.status,
      requestedDate: latest.requestedAt,
      answeredDate: latest.answeredAt,
    },
    canRequest: output.canRequest,
    requestFrom: output.requestFrom,
  };
}

export function requestStateFromWire(wire: WireRequestState): CreditRequestState {
  const { request } = wire;
  return {
    latest: request && {
      status: request.status,
      requestedAt: request.requestedDate,
      answeredAt: request.answeredDate,
    },
    canRequest: wire.canRequest,
    requestFrom: wire.requestFrom,
  };
}
