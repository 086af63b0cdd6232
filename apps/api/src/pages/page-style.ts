/** Styles of the API's own pages: usable from 320 px, light and dark, with visible focus. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #22170f; --soft: #6b5a4e; --paper: #fffaf4; --card: #fff; --line: #e7d9ca; --main: #b3400f; --on-main: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f6ece2; --soft: #c9b7a7; --paper: #1c1511; --card: #271e18; --line: #443429; --main: #ff9a5c; --on-main: #2a1202; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; } .soft { color: var(--soft); }
nav { display: flex; gap: 1rem; margin-bottom: 1.5rem; } a { color: var(--main); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
button { font: inherit; min-height: 48px; border-radius: 12px; border: 1px solid var(--line); background: var(--card); color: inherit; padding: .5rem 1rem; width: 100%; text-align: start; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main); text-align: center; font-weight: 600; }
button strong, button span { display: block; overflow-wrap: anywhere; } button span { color: var(--soft); font-size: .9rem; }
label { display: block; margin-bottom: .75rem; }
input { font: inherit; display: block; width: 100%; min-height: 48px; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 12px; background: var(--card); color: inherit; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
table { display: block; overflow-x: auto; border-collapse: collapse; } th, td { text-align: start; padding: .5rem; border-bottom: 1px solid var(--line); vertical-align: top; } th:first-child, td:first-child { white-space: nowrap; }
code { font: 1.1em/1.4 ui-monospace, monospace; }
`;
