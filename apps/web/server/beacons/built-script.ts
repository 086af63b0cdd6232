/** Matches the URL of a script of this build. Scripts of browser extensions do not match. */
export const BUILT_SCRIPT = /\/assets\/[\w.-]+\.js/;
