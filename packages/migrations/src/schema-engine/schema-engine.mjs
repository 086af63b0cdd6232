#!/usr/bin/env node
// Prisma's command line starts this in place of the native engine, because PRISMA_SCHEMA_ENGINE_BINARY names it.
import { main } from './main.ts';

await main(process.argv.slice(2));
