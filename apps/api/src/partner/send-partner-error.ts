import { ERRORS, type Language } from '@nukkad/contract';
import { partnerStatus } from '@nukkad/contract/partner/index.ts';
import type { AppError } from '@nukkad/core/errors/app-error.ts';
import { PartnerError } from '@nukkad/core/errors/partner-error.ts';
import { toAppError } from '@nukkad/core/errors/to-app-error.ts';
import { errorMessage } from '@nukkad/i18n/error-message.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readerLanguage } from '../mount/reader-language.ts';
import { countRefusal } from '../plugins/count-refusal.ts';

const phrases = await translations('partner-errors');

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Returns the sentence for an error. Companies choose other kinds of files than seekers. */
function messageOf({ code, extra }: AppError, language: Language): string {
  return code === 'FILE_TYPE' ? phrases[language]('code.FILE_TYPE') : errorMessage(code, language, extra);
}

/**
 * Sends an error of the companies' API: `code`, `message` in the reader's language, `requestId`, and further fields.
 * Refusals have status 422. Unexpected errors are logged with their cause.
 */
export function sendPartnerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = readerLanguage(request);
  const requestId = request.id;
  if (thrown instanceof PartnerError) {
    countRefusal(request, thrown);
    const { code, extra } = thrown;
    return send(reply, thrown.status, {
      ...extra,
      code,
      message: phrases[language](`code.${code}`),
      requestId,
    });
  }
  const error = toAppError(thrown);
  if (error.code === 'INTERNAL') request.log.error({ err: error.cause ?? error }, 'request failed');
  countRefusal(request, error);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  const entry: { status: number; wireCode?: string } = ERRORS[error.code];
  return send(reply, partnerStatus(error.status), {
    ...error.extra,
    code: entry.wireCode ?? error.code,
    message: messageOf(error, language),
    requestId,
    ...(error.issues ? { issues: error.issues.slice(0, 20) } : {}),
  });
}
