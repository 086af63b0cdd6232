/**
 * Matches the files under a root folder that Node runs as they are. Vite transforms the others: they hold JSX, styles and
 * pictures, and their tests put modules in place of others.
 */
export function plainSources(root: string): RegExp {
  const from = root.replace(/\/?$/, '/').replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(
    `^${from}(?!.*node_modules/)(?:scripts|apps/(?!web/)[^/]+|packages/(?!ui/)[^/]+)/.*\\.ts$`,
  );
}
