/**
 * Inline script that marks a page which was just opened with `data-opening`, until it is scrolled or half a second after
 * its HTML is complete. Meanwhile a phone does not lay out the cards below the first view (`job-list.css`), because the
 * first tap would wait for them.
 */
export const LATER_CARDS_SCRIPT = [
  "(()=>{let {dataset}=document.documentElement,end=()=>delete dataset.opening;dataset.opening='';",
  "addEventListener('scroll',end,{once:true});",
  "document.addEventListener('readystatechange',()=>setTimeout(end,500))})();",
].join('');
