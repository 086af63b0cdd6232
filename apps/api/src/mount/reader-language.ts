import { DEFAULT_LANGUAGE, type Language } from '@nukkad/contract';
import { languageFromHeader } from '@nukkad/domain/language-from-header.ts';
import type { FastifyRequest } from 'fastify';
// Brings the session of requests.
import type {} from './request-context.ts';

/** The language in which this request is answered. */
export function readerLanguage(request: FastifyRequest): Language {
  return (
    languageFromHeader(request.headers['accept-language']) ?? request.session?.language ?? DEFAULT_LANGUAGE
  );
}
