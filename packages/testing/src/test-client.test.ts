import { createServer } from 'node:http';
import { defineRoute } from '@nukkad/contract/define-route.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestClient } from './test-client.ts';

const echo = defineRoute({
  key: 'echo',
  number: 0,
  method: 'POST',
  path: '/echo/:word',
  kind: 'query',
  auth: 'optional',
  subject: 'none',
  envelope: 'object',
  summary: 'Answers what it was sent.',
  request: { params: z.object({ word: z.string() }), body: z.object({ text: z.string() }) },
  result: z.object({ heard: z.string() }),
  refusals: [],
  decodeRequest: ({ params, body }) => ({ word: params.word, text: body.text }),
  encodeRequest: ({ word, text }) => ({ params: { word }, body: { text } }),
  encodeResult: (heard: string) => ({ heard }),
  decodeResult: ({ heard }) => heard,
});

/** Echoes the request with its headers and body. */
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const heard = [request.method, request.url, request.headers.authorization, body].join(' ');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ success: true, heard }));
});
const app = { ready: async () => {}, server };

describe('the test client', () => {
  it('calls a route with typed values', async () => {
    const client = createTestClient(app).as({ accessToken: 'token' });
    const heard = await client.call(echo, { word: 'नोकरी', text: 'काम' });
    expect(heard).toBe(`POST /echo/${encodeURIComponent('नोकरी')} Bearer token {"text":"काम"}`);
  });

  it('sends invalid requests on demand', async () => {
    const { status, body } = await createTestClient(app).raw(echo, {
      params: { word: 'a/b' },
      body: { text: 5 },
    });
    expect(status).toBe(200);
    expect(body.heard).toBe('POST /echo/a%2Fb  {"text":5}');
  });
});
