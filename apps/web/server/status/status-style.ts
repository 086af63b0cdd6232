/** The style element of the status page. The content security policy lists its hash. */
export const STATUS_STYLE = `
:root{color-scheme:light dark;--ground:#fffbf3;--text:#1b1f3b;--line:#e7e1d6;--well:#1e7b4f;--down:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#12131c;--text:#f3f1ea;--line:#2e3145;--well:#6fd3a3;--down:#ff9a90}}
body{margin:0 auto;max-width:36rem;padding:1rem;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}a{color:inherit;display:inline-flex;align-items:center;min-height:44px}
h1{font-size:1.5rem;margin:.5rem 0}ul{list-style:none;padding:0}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
.well{color:var(--well);font-weight:600}.down{color:var(--down);font-weight:600}`.replaceAll('\n', '');
