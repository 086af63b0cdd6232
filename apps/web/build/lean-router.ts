import type { Plugin } from 'vite';

const PARTS = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Lets the bundler leave out the parts of React Router that are not used. Its package names the development build alone
 * to bundlers, where the production build lies beside it; and its components, made by `forwardRef` and named afterwards,
 * would be kept with all that they need (the data router, prefetching, forms).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!PARTS.test(id)) return null;
      return code
        .replace(/^var (\w+) = (\w+\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "\w+";$/gm, '');
    },
  };
}
