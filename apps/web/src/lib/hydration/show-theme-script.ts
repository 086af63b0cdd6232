/**
 * Inline script that applies the chosen theme before the first paint. The server cannot do it, because it sends the
 * same cached page to all readers.
 */
export const SHOW_THEME_SCRIPT = [
  '(()=>{const chosen=/(?:^|; )nukkad_theme=(light|dark)(?:;|$)/.exec(document.cookie);',
  'if(chosen)document.documentElement.dataset.theme=chosen[1]})();',
].join('');
