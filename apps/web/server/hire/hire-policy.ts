import type { WebConfig } from '../config.ts';
import { tileFileOrigin, tileOrigin } from '../content-policy.ts';

type PolicyConfig = Pick<
  WebConfig,
  'publicOrigin' | 'fileOrigins' | 'pictureOrigins' | 'devSocketPort' | 'site'
>;

/**
 * Returns the content security policy of the companies' site. It allows no inline script and no frame. Pictures, videos
 * and files of applicants come from the public origin or the object store, the tiles of the map from their own origin.
 */
export function hirePolicy({
  publicOrigin,
  fileOrigins,
  pictureOrigins,
  devSocketPort,
  site,
}: PolicyConfig): string {
  const files = [publicOrigin, ...fileOrigins].join(' ');
  const isDev = devSocketPort !== null;
  // In development, Vite adds inline scripts and styles, and needs its socket.
  const inline = isDev ? " 'unsafe-inline'" : '';
  const socket = isDev ? ` ws://localhost:${devSocketPort}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    `img-src 'self' data: blob: ${[...tileOrigin(site.mapTileUrl), ...pictureOrigins, files].join(' ')}`,
    `media-src 'self' blob: ${files}`,
    [`connect-src 'self'${socket}`, ...tileFileOrigin(site.mapTileUrl)].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    `worker-src 'self'${isDev ? ' blob:' : ''}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
