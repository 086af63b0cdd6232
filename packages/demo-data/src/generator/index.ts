export { createGenerator, type SeedGenerator } from './create-generator.ts';
export type * from './types.ts';
