/**
 * Inline script that finds out before the first paint whether the reader's browser prefers another of our languages than that of the
 * page. The stylesheet then shows the link to it, which is in the HTML. The server cannot decide this, because all readers share one
 * cached page. Nothing is offered once a language was chosen.
 */
export const OFFER_LANGUAGE_SCRIPT = [
  '(()=>{const root=document.documentElement,',
  'own=(navigator.languages||[navigator.language]).map((tag)=>tag.slice(0,2)).find((tag)=>/en|hi|mr/.test(tag));',
  'if(own&&own!==root.lang&&!/(?:^|; )nukkad_language=/.test(document.cookie))root.dataset.offer=own})();',
].join('');
