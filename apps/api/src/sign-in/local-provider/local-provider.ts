import { languageFromHeader } from '@nukkad/domain/language-from-header.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/send-page.ts';
import { choosePage } from './choose-page.ts';
import { Grants } from './grants.ts';
import { type LocalPerson, newPerson, READY_PEOPLE } from './people.ts';

export interface LocalProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** Path of the local provider below the API's URL. */
export const LOCAL_PROVIDER_PATH = '/dev/openid';

type Fields = Record<string, string>;
const REQUEST_FIELDS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
];

function pickRequest(fields: Fields): Fields {
  const present = REQUEST_FIELDS.filter((name) => typeof fields[name] === 'string');
  return Object.fromEntries(present.map((name) => [name, fields[name] as string]));
}

function isValid(fields: Fields, options: LocalProviderOptions): boolean {
  return (
    fields.client_id === options.clientId &&
    fields.redirect_uri === options.redirectUri &&
    fields.response_type === 'code' &&
    fields.code_challenge_method === 'S256' &&
    Boolean(fields.code_challenge) &&
    Boolean(fields.state)
  );
}

function chosenPerson(fields: Fields): LocalPerson | null {
  const ready = READY_PEOPLE.find((person) => person.sub === fields.person);
  return ready ?? newPerson(fields.name ?? '', fields.email ?? '');
}

function showChoice(request: FastifyRequest, reply: FastifyReply, fields: Fields, isWrong: boolean) {
  const language =
    languageFromHeader(fields.ui_locales) ?? languageFromHeader(request.headers['accept-language']) ?? 'en';
  return sendPage(reply, choosePage({ language, request: pickRequest(fields), isWrong }));
}

function refuse(reply: FastifyReply, error: string) {
  return reply.status(400).send({ error, error_description: error });
}

function mountAuthorize(app: FastifyInstance, options: LocalProviderOptions, grants: Grants): void {
  app.get<{ Querystring: Fields }>('/authorize', async (request, reply) => {
    if (!isValid(request.query, options)) return refuse(reply, 'invalid_request');
    return showChoice(request, reply, request.query, false);
  });
  app.post<{ Body: Fields }>('/authorize', async (request, reply) => {
    const fields = request.body;
    if (!isValid(fields, options)) return refuse(reply, 'invalid_request');
    const person = chosenPerson(fields);
    if (!person) return showChoice(request, reply, fields, true);
    const code = grants.issueCode(person, options.redirectUri, fields.code_challenge as string);
    const query = new URLSearchParams({ code, state: fields.state as string });
    return reply.redirect(`${options.redirectUri}?${query}`, 303);
  });
}

function mountTokens(app: FastifyInstance, options: LocalProviderOptions, grants: Grants): void {
  app.post<{ Body: Fields }>('/token', async (request, reply) => {
    const { client_id, client_secret, code = '', redirect_uri = '', code_verifier = '' } = request.body;
    if (client_id !== options.clientId || client_secret !== options.clientSecret)
      return refuse(reply, 'invalid_client');
    const redeemed = grants.redeem(code, redirect_uri, code_verifier);
    if (!redeemed) return refuse(reply, 'invalid_grant');
    return { access_token: redeemed.token, token_type: 'Bearer', expires_in: 300 };
  });
  app.get('/userinfo', async (request, reply) => {
    const person = grants.personOf(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!person) return reply.status(401).send({ error: 'invalid_token' });
    return { ...person, email_verified: true };
  });
}

/**
 * Mounts an OpenID provider for machines without Google credentials. It uses authorization code with PKCE, so that
 * the real strategy runs end to end. It is never mounted in production.
 */
export async function localProvider(app: FastifyInstance, options: LocalProviderOptions): Promise<void> {
  const grants = new Grants();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  mountAuthorize(app, options, grants);
  mountTokens(app, options, grants);
}
