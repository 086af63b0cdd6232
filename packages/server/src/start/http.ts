/**
 * Node's HTTP module, for servers. `import … from 'node:http'` reads every export of it, and one of them loads the library of
 * `fetch`. That takes 5 MB in each process, and a twentieth of the time in which the API starts.
 */
export const http = process.getBuiltinModule('node:http');
