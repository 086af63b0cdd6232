import type { MultipartFile } from '@fastify/multipart';
import type { Language } from '@nukkad/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from '../container.ts';
import type { ActionKey } from '../idempotency/action-key.ts';
import type { Shedding } from '../plugins/places.ts';

/** Who is signed in: a seeker, and the login (refresh-token family) this request came through. */
export interface Session {
  readonly candidateId: string;
  readonly loginId: string;
  /** The profile's language; null until chosen. */
  readonly language: Language | null;
}

/** What a handler has at hand beside its input. */
export interface RequestContext {
  readonly container: Container;
  readonly session: Session | null;
  /** The reader's language: Accept-Language, then the profile's, then English. */
  readonly language: Language;
  /** Names this action where the client gave it a key; see `once`. */
  readonly actionKey: ActionKey | null;
  /** The file of a multipart route; null elsewhere, and where none was sent. */
  readonly upload: MultipartFile | null;
  /** For the few handlers that touch cookies, files or the raw request. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyInstance {
    container: Container;
  }
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    isBounded?: boolean;
    shedding?: Shedding | 'never';
  }
}
