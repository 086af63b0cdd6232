import type { MultipartFile } from '@fastify/multipart';
import type { Language } from '@nukkad/contract';
import type { Container } from '@nukkad/core/container.ts';
import type { ActionKey } from '@nukkad/core/idempotency/action-key.ts';
import type { Session } from '@nukkad/core/session/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Shedding } from '../plugins/places.ts';

/** The dependency container, with the API's own settings as its configuration. */
export type ApiContainer = Container & { readonly config: Config };

/** What a handler receives in addition to its input. */
export interface RequestContext {
  readonly container: ApiContainer;
  readonly session: Session | null;
  /** The language of the response: from Accept-Language, else from the profile, else English. */
  readonly language: Language;
  /** The idempotency key, if the client sent one; see `once`. */
  readonly actionKey: ActionKey | null;
  /** The file of a multipart route; null on other routes, and if none was sent. */
  readonly upload: MultipartFile | null;
  /** The Fastify request, for the few handlers that need cookies, headers or the raw request. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyInstance {
    container: ApiContainer;
  }
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    isBounded?: boolean;
    shedding?: Shedding | 'never';
  }
}
