import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutDebugMessages } from './quiet-i18next.ts';

const quiet = (code: string) => withoutDebugMessages(code, parseAst(code));

it('removes only messages that i18next prints with `debug`', () => {
  expect(quiet('if (a) this.logger.warn("x", b()); else c();')).toBe('if (a) ; else c();');
  expect(quiet('f(() => { s.logger.once(`k`, "warn"); return 1; });')).toBe('f(() => { ; return 1; });');
  const loud =
    'this.logger.error("x"); const l = this.logger.create("a"); g(this.logger.warn("x")); warn("x");';
  expect(quiet(loud)).toBe(loud);
});

it('finds messages in the installed i18next', () => {
  const i18n = createRequire(new URL('../../../packages/i18n/package.json', import.meta.url));
  const path = i18n.resolve('i18next').replace(/dist.*$/, 'dist/esm/i18next.js');
  const code = readFileSync(path, 'utf8');
  const without = quiet(code);
  expect(code.length - without.length).toBeGreaterThan(3000);
  expect(() => parseAst(without)).not.toThrow();
});
