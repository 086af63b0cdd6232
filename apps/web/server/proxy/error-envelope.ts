import { DEFAULT_LANGUAGE, ERRORS, type ErrorCode } from '@nukkad/contract';
import { languageFromHeader } from '@nukkad/domain/language-from-header.ts';
import { errorMessage } from '@nukkad/i18n/error-message.ts';
import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from './gateway-error.ts';

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
};

function gatewayErrorOf(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown;
  const { statusCode: status = 500, message } = thrown as { statusCode?: number; message?: string };
  const code = CODE_OF_STATUS[status];
  if (code) return new GatewayError(code, { cause: thrown });
  if (status >= 500) return new GatewayError('INTERNAL', { cause: thrown });
  return new GatewayError('VALIDATION_FAILED', {
    issues: [{ path: '', message: message ?? 'not readable' }],
  });
}

function envelopeOf(error: GatewayError, request: FastifyRequest): object {
  const language = languageFromHeader(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
  return {
    success: false,
    code: error.code,
    msg: errorMessage(error.code, language),
    requestId: request.id,
    ...(error.issues && { issues: error.issues }),
  };
}

/** Answers what could not be passed on with the contract's envelope, in the reader's language; no inner address. */
function sendEnvelope(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = gatewayErrorOf(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500) {
    const facts = {
      code: error.code,
      fault: error.cause === undefined ? undefined : errorFacts(error.cause),
    };
    request.log.warn(facts, 'a call was not passed on');
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  // The rest of a body that nobody reads must not be taken for the next request.
  if (!request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(error, request)));
}

/** Envelopes for all that fails below a scope's prefix, unknown addresses too. */
export function answerWithEnvelopes(scope: FastifyInstance): void {
  scope.setErrorHandler(sendEnvelope);
  scope.setNotFoundHandler((request, reply) => sendEnvelope(new GatewayError('NOT_FOUND'), request, reply));
}
