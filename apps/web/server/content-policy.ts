import { createHash } from 'node:crypto';
import type { WebConfig } from './config.ts';

/** The origin of a tile address such as `https://{s}.tiles.example/{z}/{x}/{y}.png`; Leaflet fills `{s}` with a letter. */
function tileOrigin(template: string | null): string[] {
  if (template === null) return [];
  const [origin = ''] = /^https:\/\/[^/]+/.exec(template.replace('{s}', '*')) ?? [];
  return [origin];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A file of tiles is read by the page's script, piece by piece; pictures of tiles are not. */
function tileFileOrigin(address: string | null): string[] {
  return address?.includes('.pmtiles') ? tileOrigin(address) : [];
}

function socketOrigin(publicOrigin: string): string {
  return publicOrigin.replace(/^http/, 'ws');
}

/**
 * What a page may load, besides its own origin: pictures and files from where they are configured to be, the chat's
 * sockets on the public origin. Frames are open to https, since a company's own website is shown in one (sandboxed, and
 * nobody knows these addresses beforehand), and to the store of resumes. Styles are written by React and Leaflet as
 * attributes. Scripts that stand in pages are named by their hash: a page that is kept cannot have a word of its own.
 */
export function contentPolicy(config: WebConfig, inline: readonly string[]): string {
  const { publicOrigin, site, pictureOrigins, fileOrigins, devSocketPort } = config;
  const files = fileOrigins.join(' ');
  const devSocket = devSocketPort === null ? '' : `ws://localhost:${devSocketPort}`;
  const pictures = [...tileOrigin(site.mapTileUrl), ...pictureOrigins].join(' ');
  const rules = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures} ${files}`,
    `media-src 'self' blob: ${files}`,
    `connect-src 'self' ${socketOrigin(publicOrigin)} ${devSocket} ${files} ${tileFileOrigin(site.mapTileUrl).join(' ')}`,
    `frame-src 'self' https: ${files}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://accounts.google.com",
    "frame-ancestors 'none'",
  ].map((rule) => rule.replace(/\s+/g, ' ').trim());
  return [...rules, `script-src 'self' ${inline.map(hashSource).join(' ')}`].join('; ');
}
