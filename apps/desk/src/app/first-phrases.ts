import type { Namespace } from '@nukkad/i18n';

/** The phrases of the first view, which are loaded before the first render. Screens load theirs themselves. */
export const FIRST_PHRASES: readonly Namespace[] = ['common', 'errors', 'hire-shell'];
