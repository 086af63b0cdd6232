import { isUtf8 } from 'node:buffer';
import fp from 'fastify-plugin';
import { invalidField } from '../errors/app-error.ts';

const DEPTH_MAX = 32;
const QUOTE = 34;
const BACKSLASH = 92;

function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/** Whether brackets nest deeper than any request of the contract does. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === 123 || code === 91) depth++;
    else if (code === 125 || code === 93) depth--;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

/** The first path below a value that holds a NUL character, which PostgreSQL cannot store. */
export function findNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findNul(item, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/** Reads JSON bodies: valid UTF-8, not nested absurdly, without NUL; an empty body counts as none. */
export const jsonBodyPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, raw, done) => {
    const bytes = raw as Buffer;
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(invalidField('', 'the body is not valid UTF-8'));
    const text = bytes.toString('utf8');
    if (isTooDeep(text)) return done(invalidField('', `nested deeper than ${DEPTH_MAX}`));
    parse(request, text, (error, body) => {
      if (error) return done(invalidField('', 'the body is not valid JSON'));
      const path = text.includes('\\u0000') ? findNul(body) : null;
      return path === null ? done(null, body) : done(invalidField(path, 'holds a NUL character'));
    });
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const path = findNul(request.query) ?? findNul(request.params);
    done(path === null ? undefined : invalidField(path, 'holds a NUL character'));
  });
});
