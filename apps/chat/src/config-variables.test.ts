import { join } from 'node:path';

import { compareConfig } from '@nukkad/testing/approved/config-answers.ts';
import { it } from 'vitest';
import { readConfig } from './config.ts';

it('each variable is read as approved, also if it is missing, wrong or at a limit', () => {
  compareConfig({
    path: join(import.meta.dirname, 'approved/answers/config-variables.json'),
    sources: [join(import.meta.dirname, 'config.ts')],
    needed: { DATABASE_URL: 'postgresql://x/y', JWT_SECRET: 'x'.repeat(32) },
    read: readConfig,
  });
});
