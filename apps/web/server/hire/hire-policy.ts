import type { WebConfig } from '../config.ts';

type PolicyConfig = Pick<WebConfig, 'publicOrigin' | 'fileOrigins' | 'pictureOrigins' | 'devSocketPort'>;

/**
 * Returns the content security policy of the companies' site. It allows no inline script and no frame. Pictures, videos
 * and files of applicants come from the public origin or the object store.
 */
export function hirePolicy({
  publicOrigin,
  fileOrigins,
  pictureOrigins,
  devSocketPort,
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
    `img-src 'self' data: blob: ${[...pictureOrigins, files].join(' ')}`,
    `media-src 'self' blob: ${files}`,
    `connect-src 'self'${socket}`,
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
