/**
 * Inline script that records the last clicked button before the page is hydrated, which takes seconds on a slow
 * phone. It runs before all other scripts. Lazy parts have the attribute `data-late` until they are hydrated, so that
 * their buttons are recorded longer. Links, forms and buttons that open a dialog or a popover work without a script. A button that
 * opens the login dialog is recorded instead if this device knows a seeker.
 * The recorded button is marked as busy, and the note `#wait` is visible until the click is replayed.
 */
export const RECORD_CLICK_SCRIPT = [
  "(()=>{let button,page,late='[data-late]',",
  'mark=(at,is)=>{let note=document.getElementById("wait");',
  'if(at){if(is)at.setAttribute("aria-busy","true");else at.removeAttribute("aria-busy");if(note)note.hidden=!is}};',
  "addEventListener('click',(event)=>{",
  "let at=event.target.closest('button[type=button]'),to=at&&at.getAttribute('popovertarget');",
  "if(at&&(!page||at.closest(late))&&(!to||to=='login'&&known())){",
  'if(to)event.preventDefault();mark(button);mark(button=at,1)}},true);',
  "let known=()=>{try{return localStorage['nukkad.isUserLoggedIn']=='true'}catch{}};",
  'window.takeRecordedClick=(part)=>{',
  'page=1;let at=button;',
  'if(at&&(part?part.contains(at):!at.closest(late)))return mark(at),button=0,at}',
  '})();',
].join('');
