import { constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/**
 * Brotli settings for responses that are compressed during a request. The window is 256 KB, which holds nearly every response.
 * Brotli's default window is 4 MB. Node reports that memory to V8 as external memory of each response, so that V8 would collect the
 * whole heap every few pages.
 */
export const BROTLI_PARAMS = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 18 };
