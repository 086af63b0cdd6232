import { constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/**
 * For what is compressed while somebody waits. A window of 256 KB holds nearly any answer whole. The library's own is 4 MB, which
 * Node reports to the engine as memory outside its heap for each answer: it then collects the whole heap every few pages.
 */
export const BROTLI_PARAMS = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 18 };
