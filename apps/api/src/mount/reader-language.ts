import { DEFAULT_LANGUAGE, type Language } from '@nukkad/contract';
import { languageFromHeader } from '@nukkad/domain/language-from-header.ts';
import type { FastifyRequest } from 'fastify';
// Declares `request.session`.
import type {} from './request-context.ts';

/** Returns the language of the response. `own` is the language of a signed-in member of a company. */
export function readerLanguage(request: FastifyRequest, own?: Language): Language {
  return (
    languageFromHeader(request.headers['accept-language']) ??
    request.session?.language ??
    own ??
    DEFAULT_LANGUAGE
  );
}
