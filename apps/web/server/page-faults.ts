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

/** Returns the route pattern of an address. The log contains patterns only, because addresses can contain personal data. */
function pagePath(address: string): string {
  const [path = ''] = address.split('?');
  const screen = splitLanguagePath(path).path.replace(/\/+$/, '') || '/';
  return screens.find(([path]) => matchPath({ path, caseSensitive: true }, screen))?.[0] ?? 'unknown';
}

const SERVER_FAULT = 500;

const phrases = await translations('errors');
const offline = await translations('offline');

/** Renders the error page in the reader's language. Without `fault`, the page says that rendering failed. */
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

/** Sets the error handler of pages, which logs the error with the page's route pattern and sends an error page. */
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
