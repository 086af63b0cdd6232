/**
 * Inline script for the dialogs that are in the page, which are popovers. One frame after a dialog opens, the script makes everything
 * around it inert, so that the focus stays inside. Not earlier, because the browser then computes the style of the whole page again,
 * and on a slow phone the dialog itself is shown later. When a tap outside closes a dialog, the focus returns to the button that
 * opened it. Browsers without popovers (Chrome before 114) get modal dialogs instead.
 */
export const OPEN_DIALOG_SCRIPT = [
  "(()=>{let opener,isShown=(at)=>at.matches('dialog:popover-open'),surround=(at,inert)=>{",
  'for(;at!=document.body;at=at.parentElement)for(let by of at.parentElement.children)if(by!=at)by.inert=inert};',
  "if('showPopover' in document.documentElement){",
  "addEventListener('beforetoggle',({target})=>{",
  'if(isShown(target))surround(target,false);else opener=document.activeElement},true);',
  "addEventListener('toggle',({target})=>{",
  'if(isShown(target))requestAnimationFrame(()=>setTimeout(()=>{if(isShown(target))surround(target,true)}));',
  "else if(target.matches('dialog')&&document.activeElement==document.body)opener.focus()},true)",
  "}else addEventListener('click',({target,defaultPrevented})=>{",
  "let by=target.closest('[popovertarget]'),at=by&&document.getElementById(by.getAttribute('popovertarget'));",
  "if(at&&at.matches('dialog')&&!defaultPrevented){if(at.open)at.close();else at.showModal()}",
  "else if(target.matches('dialog[popover]'))target.close()})})();",
].join('');
