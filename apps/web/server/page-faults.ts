import { ERRORS } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { errorPhrase } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchPath } from 'react-router-dom';
import { screens } from '../src/app/screens.ts';
import { GatewayError } from './proxy/gateway-error.ts';
import { readerLanguage } from './reader-language.ts';

/** The path of the screen that an address shows, for the log; what people typed besides is not repeated there. */
function pagePath(address: string): string {
  const [path = ''] = address.split('?');
  const screen = splitLanguagePath(path).path.replace(/\/+$/, '') || '/';
  return screens.find(([path]) => matchPath({ path, caseSensitive: true }, screen))?.[0] ?? 'unknown';
}

const SERVER_FAULT = 500;

const phrases = await translations('errors');
const offline = await translations('offline');

/** The page in the reader's language; without a fault of the catalogue it broke while it was made. */
function faultPage(request: FastifyRequest, fault?: GatewayError): string {
  const language = readerLanguage(request);
  const t = phrases[language];
  const title = t('title');
  const text = fault ? errorPhrase(t, language, fault) : t('pageCrashed');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="${pathInLanguage('/status', language)}">${offline[language]('status.link')}</a></p></body></html>`,
  ].join('');
}

/** Logs what broke while a page was made, by the page's pattern, and tells the reader in their language. */
export function handlePageFaults(app: FastifyInstance): void {
  app.setErrorHandler(async (fault: Error & { readonly statusCode?: number }, request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (fault instanceof GatewayError) {
      if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
      reply.code(ERRORS[fault.code].status);
      request.log.warn({ code: fault.code, path: pagePath(request.url) }, 'a page was refused');
      return faultPage(request, fault);
    }
    const status = fault.statusCode ?? SERVER_FAULT;
    if (status < SERVER_FAULT) return reply.code(status).type('text/plain').send('Bad request');
    request.log.error(
      { fault: errorFacts(fault), path: pagePath(request.url) },
      'a page could not be rendered',
    );
    reply.code(status);
    return faultPage(request);
  });
}
