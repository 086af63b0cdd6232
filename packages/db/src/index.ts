export { createDatabase, type Database, type Transaction } from './client.ts';
export { connectionProblem } from './connection-problem.ts';
export { BATCH_TIMES, type DatabaseConfig, PLANNING_OPTIONS, type ReplicaConfig } from './connections.ts';
export {
  constraintOf,
  isCheckViolation,
  isDatabaseFull,
  isForeignKeyViolation,
  isUniqueViolation,
  isWriteConflict,
  unavailabilityOf,
} from './errors.ts';
export { Prisma, type PrismaClient } from './generated/client.ts';
export * from './generated/enums.ts';
export type { PipelinedTransaction } from './pipelined-transaction.ts';
export type { ReadReplica } from './replica/read-replica.ts';
export type { NamedStatement } from './statement.ts';
export type { StatementWatch } from './watch-statements.ts';
