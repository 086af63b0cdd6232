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

/** Sends an error in the contract's envelope, in the client's language. Internal addresses are not disclosed. */
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
  // Close the connection, so that the rest of an unread body is not parsed as the next request.
  if (!request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(error, request)));
}

/** Sends all errors of a scope in the contract's envelope, including 404 for unknown addresses. */
export function registerErrorEnvelopes(scope: FastifyInstance): void {
  scope.setErrorHandler(sendEnvelope);
  scope.setNotFoundHandler((request, reply) => sendEnvelope(new GatewayError('NOT_FOUND'), request, reply));
}
