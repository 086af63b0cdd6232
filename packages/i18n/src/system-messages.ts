import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { errorMessages } from './error-messages.ts';
import type { Localized } from './localized.ts';
import { refusalMessages } from './refusal-messages.ts';

/**
 * What the server says for each code, by language. The English of a refusal is the specification's own text where
 * it has one; placeholders such as {{from}} are filled with `fillPlaceholders`.
 */
export const systemMessages: Record<ErrorCode, Localized> = { ...errorMessages, ...refusalMessages };
