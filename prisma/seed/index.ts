export * from './data.ts';
export { createGenerator, type SeedGenerator } from './generator/create-generator.ts';
export { gstinCheckCharacter, isGstin } from './generator/gstin.ts';
export { POPULAR_CITY_SLUGS } from './popular-cities.ts';
export type * from './types.ts';
