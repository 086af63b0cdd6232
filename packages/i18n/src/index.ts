export * from './create-format.ts';
export * from './create-i18n.ts';
export * from './error-phrase.ts';
export * from './i18n.ts';
export * from './in-place.ts';
export * from './namespaces.ts';
export * from './own-language.ts';
export type { SameShape, StaticKey, Translate } from './phrase-types.ts';
export * from './ui-texts.ts';
