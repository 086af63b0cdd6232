/** Matches the address of a script of the build. Scripts of browser extensions do not match. */
export const BUILT_SCRIPT = /\/assets\/[\w.-]+\.js/;
