/**
 * Exits with 0 where `npm test` or `npm run check` has just checked the types of this package together with others, and tells
 * so by the hash that Turbo knows the task by: `node ../../scripts/is-checked.ts || tsc -p tsconfig.json`.
 */
const { NUKKAD_TYPES_CHECKED: checked = '[]', TURBO_HASH: hash = '' } = process.env;
process.exitCode = (JSON.parse(checked) as string[]).includes(hash) ? 0 : 1;
