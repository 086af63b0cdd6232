/**
 * Runs in the page before anything else: remembers the last button tapped while the app's script is still on its way,
 * as it is for seconds on a slow phone. Links and forms need no help: they work by themselves.
 */
export const EARLY_TAP_SCRIPT = [
  '(()=>{let button=null;',
  "const keep=(event)=>{button=event.target.closest('button[type=button]')??button};",
  "addEventListener('click',keep,true);",
  "window.takeEarlyTap=()=>{removeEventListener('click',keep,true);return button}",
  '})()',
].join('');
