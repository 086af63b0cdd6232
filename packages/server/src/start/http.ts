/**
 * Node's HTTP module, for servers. `import … from 'node:http'` reads every export of it, and one of them loads the library of
 * `fetch`, which takes memory and time at each start.
 */
export const http = process.getBuiltinModule('node:http');
