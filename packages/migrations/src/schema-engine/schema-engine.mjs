#!/usr/bin/env node
// Named by PRISMA_SCHEMA_ENGINE_BINARY: Prisma's command line starts this in place of the native engine.
import { main } from './main.ts';

await main(process.argv.slice(2));
