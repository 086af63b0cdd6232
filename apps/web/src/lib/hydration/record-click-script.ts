/**
 * Runs in the page before anything else: records the last button clicked while the app's script is still on its way,
 * as it is for seconds on a slow phone. Links and forms need no help: they work by themselves.
 */
export const RECORD_CLICK_SCRIPT = [
  '(()=>{let button=null;',
  "const record=(event)=>{button=event.target.closest('button[type=button]')??button};",
  "addEventListener('click',record,true);",
  "window.takeRecordedClick=()=>{removeEventListener('click',record,true);return button}",
  '})()',
].join('');
