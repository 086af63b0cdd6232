const url = process.env.DATABASE_URL;

/** Read by Prisma's command line, which `packages/migrations/src/prisma-cli.ts` starts. */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url === undefined ? {} : { datasource: { url } }),
};
