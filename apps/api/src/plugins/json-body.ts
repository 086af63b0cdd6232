import { isUtf8 } from 'node:buffer';
import { type FoundControl, findControl } from '@nukkad/contract/shared/control-characters.ts';
import { invalidField } from '@nukkad/core/errors/app-error.ts';
import { isNestedBeyond } from '@nukkad/domain/json-depth.ts';
import fp from 'fastify-plugin';

const DEPTH_MAX = 32;

/** Matches JSON that may contain control characters: escaped (C0, surrogates and others), or literal (DEL and C1). */
const MAY_HOLD_CONTROLS = /\\u(?:00[0189]|d[89a-f])|\\[bf]|[\u007F-\u009F]/i;
const refusalOf = ({ path, character }: FoundControl) =>
  invalidField(path, `holds the control character ${character}`);

/**
 * Parses JSON bodies. They must be valid UTF-8, not deeply nested, and without control characters. An empty body
 * counts as none.
 */
export const jsonBodyPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, raw, done) => {
    const bytes = raw as Buffer;
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(invalidField('', 'the body is not valid UTF-8'));
    const text = bytes.toString('utf8');
    if (isNestedBeyond(DEPTH_MAX, text)) return done(invalidField('', `nested deeper than ${DEPTH_MAX}`));
    parse(request, text, (error, body) => {
      if (error) return done(invalidField('', 'the body is not valid JSON'));
      const found = MAY_HOLD_CONTROLS.test(text) ? findControl(body) : null;
      return found === null ? done(null, body) : done(refusalOf(found));
    });
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const found = findControl(request.query) ?? findControl(request.params);
    done(found === null ? undefined : refusalOf(found));
  });
});
