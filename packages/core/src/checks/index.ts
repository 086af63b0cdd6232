export * from './check-all.ts';
export { type Blocklist, checkContact } from './check-contact.ts';
export { checkIdentity } from './check-identity.ts';
export { checkPay } from './check-pay.ts';
export { checkPlace } from './check-place.ts';
export { checkWords, findDemand } from './check-words.ts';
export type { CheckResult } from './outcome.ts';
export { type PlaceCity, PlaceIndex, type PlaceLocality } from './place-index.ts';
export { seedRecords } from './seed-records.ts';
