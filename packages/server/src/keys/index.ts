export * from './access-claims.ts';
export * from './derive-key.ts';
export * from './network-address.ts';
export * from './verify-access-token.ts';
