#!/usr/bin/env node
// Prisma's command line starts this file instead of the native engine, because PRISMA_SCHEMA_ENGINE_BINARY contains
// its path.
import { main } from './main.ts';

await main(process.argv.slice(2));
