/**
 * Inline script that records the last clicked button before the page is hydrated, which takes seconds on a slow
 * phone. It runs before all other scripts. Lazy parts have the attribute `data-late` until they are hydrated, so that
 * their buttons are recorded longer. Links and forms work without a script.
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
