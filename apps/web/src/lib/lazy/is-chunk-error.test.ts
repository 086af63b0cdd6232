import { ApiError } from '@nukkad/contract/api-error.ts';
import { expect, it } from 'vitest';
import { isChunkError } from './is-chunk-error.ts';

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://nukkad.example/assets/en.js'),
  new TypeError('error loading dynamically imported module: https://nukkad.example/assets/en.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/city-picker.css'),
])('recognises a failed import: %s', (error) => expect(isChunkError(error)).toBe(true));

it.each([
  new TypeError("Cannot read properties of undefined (reading 'pages')"),
  new ApiError({ code: 'OFFLINE', message: 'import', status: 0 }),
  'import',
  null,
])('recognises nothing else: %s', (error) => expect(isChunkError(error)).toBe(false));
