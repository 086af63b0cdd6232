/**
 * Inline script that opens the page in the language that the reader has chosen, before the first paint. The server redirects such
 * readers itself, but a shared cache may answer with the English page, which it stores for everybody.
 */
export const FOLLOW_LANGUAGE_SCRIPT = [
  '(()=>{const chosen=/(?:^|; )nukkad_language=(hi|mr)/.exec(document.cookie),{pathname,search,hash}=location;',
  'if(chosen&&document.documentElement.lang==="en")',
  'location.replace("/"+chosen[1]+(pathname==="/"?"":pathname)+search+hash)})();',
].join('');
