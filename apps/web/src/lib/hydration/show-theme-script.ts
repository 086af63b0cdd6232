/**
 * Runs in the page before anything is shown: the chosen colours are this browser's own, and the page is the same for
 * all readers.
 */
export const SHOW_THEME_SCRIPT = [
  '(()=>{const chosen=/(?:^|; )nukkad_theme=(light|dark)(?:;|$)/.exec(document.cookie);',
  'if(chosen)document.documentElement.dataset.theme=chosen[1]})();',
].join('');
