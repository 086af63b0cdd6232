export * from './access-claims.ts';
export * from './derive-key.ts';
export * from './verify-access-token.ts';
