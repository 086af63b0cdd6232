import { boundaries } from './boundaries.ts';
import type { Check } from './check.ts';
import { commands } from './commands.ts';
import { coreDomains } from './core-domains.ts';
import { databaseAccess } from './database-access.ts';
import { docstrings } from './docstrings.ts';
import { documents } from './documents.ts';
import { fileSize } from './file-size.ts';
import { legacyNames } from './legacy-names.ts';
import { machinePaths } from './machine-paths.ts';
import { metrics } from './metrics.ts';
import { migrations } from './migrations.ts';
import { nodeVersion } from './node-version.ts';
import { oneWriter } from './one-writer.ts';
import { openApi } from './openapi.ts';
import { orders } from './orders.ts';
import { personalData } from './personal-data.ts';
import { phrases } from './phrases.ts';
import { securityStandard } from './security-standard.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { testScripts } from './test-scripts.ts';
import { unused } from './unused.ts';
import { words } from './words.ts';
import { workflows } from './workflows.ts';

/** The house rules that no other tool checks. */
export const CHECKS: readonly Check[] = [
  boundaries,
  commands,
  coreDomains,
  databaseAccess,
  legacyNames,
  machinePaths,
  metrics,
  migrations,
  docstrings,
  documents,
  fileSize,
  nodeVersion,
  oneWriter,
  openApi,
  orders,
  personalData,
  phrases,
  securityStandard,
  settings,
  tables,
  testScripts,
  unused,
  words,
  workflows,
];
