/** The style of the frame that shows a Word file. The server's content security policy lists its hash. */
export const WORD_STYLE =
  'body{margin:1.5rem;font:16px/1.6 system-ui,sans-serif;color:#1b1f3b;background:#fff;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.25rem .5rem;border:1px solid #ccc}';
