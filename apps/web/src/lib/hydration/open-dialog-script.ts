/**
 * Inline script for browsers without invoker commands (Chrome before 135). It opens and closes the dialogs that are in the page, and
 * closes them on a click outside.
 */
export const OPEN_DIALOG_SCRIPT = [
  "addEventListener('click',({target,defaultPrevented})=>{",
  "let by=target.closest('[commandfor]'),at;",
  "if(by&&!defaultPrevented&&!('commandForElement' in by)){",
  'at=document.getElementById(by.getAttribute("commandfor"));',
  "if(by.getAttribute('command')=='close')at.close();else if(!at.open)at.showModal()",
  "}else if(target.matches('dialog[closedby]')&&!('closedBy' in target))target.close()});",
].join('');
