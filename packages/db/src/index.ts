export {
  createDatabase,
  type Database,
  type DatabaseConfig,
  PLANNING_OPTIONS,
  type Transaction,
} from './client.ts';
export { connectionProblem } from './connection-problem.ts';
export {
  constraintOf,
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
  isWriteConflict,
} from './errors.ts';
export { Prisma, type PrismaClient } from './generated/client.ts';
export * from './generated/enums.ts';
export { migrateDeploy } from './migrations/migrate-deploy.ts';
export type { NamedStatement } from './statement.ts';
