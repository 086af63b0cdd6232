import type { ApiModule } from '../mount/route-binding.ts';
import { startupModule } from './startup/startup.module.ts';

/** Every domain's routes. A new module is one line here. */
export const modules: readonly ApiModule[] = [startupModule];
