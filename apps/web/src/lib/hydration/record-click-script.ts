/**
 * Runs in the page before anything else: records the last button clicked while its script is still on its way, as it is
 * for seconds on a slow phone. A part whose script comes after the page's is marked `data-late`, and its buttons are
 * recorded until it answers. Links and forms need no help: they work by themselves.
 */
export const RECORD_CLICK_SCRIPT = [
  "(()=>{let button,page,late='[data-late]';",
  "addEventListener('click',(event)=>{",
  "let at=event.target.closest('button[type=button]');",
  'if(at&&(!page||at.closest(late)))button=at},true);',
  'window.takeRecordedClick=(part)=>{',
  'page=1;let at=button;',
  'if(at&&(part?part.contains(at):!at.closest(late)))return button=0,at}',
  '})()',
].join('');
