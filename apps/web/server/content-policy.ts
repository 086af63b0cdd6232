import { createHash } from 'node:crypto';
import { OUTSIDE_PLAYER_ORIGIN } from '@nukkad/domain/outside-video.ts';
import { WORD_STYLE } from '../src/screens/view-resume/word-style.ts';
import type { WebConfig } from './config.ts';
import { STATUS_STYLE } from './status/status-style.ts';

/** The path to which browsers send violation reports. */
export const REPORT_PATH = '/beacons/policy';
/** The name of that path in the `Reporting-Endpoints` header. */
export const REPORT_GROUP = 'policy';
const REPORTING = [`report-uri ${REPORT_PATH}`, `report-to ${REPORT_GROUP}`];

/**
 * Returns the origin of map tiles such as `https://{s}.tiles.example/{z}/{x}/{y}.png`. Leaflet replaces `{s}` by a letter, so
 * it becomes a wildcard here.
 */
export function tileOrigin(template: string | null): string[] {
  if (template === null) return [];
  const [origin = ''] = /^https:\/\/[^/]+/.exec(template.replace('{s}', '*')) ?? [];
  return [origin];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns the origin of a PMTiles file, which a script reads with `fetch`. Tile images are loaded as pictures
 * instead.
 */
export function tileFileOrigin(address: string | null): string[] {
  return address?.includes('.pmtiles') ? tileOrigin(address) : [];
}

function socketOrigin(publicOrigin: string): string {
  return publicOrigin.replace(/^http/, 'ws');
}

/**
 * Returns the sources of styles: the hashes of the page's own style element and of those on the status page and in the
 * frame that shows a Word file. Style attributes are forbidden. React and Leaflet set styles by script, which the
 * policy does not restrict. In development all style elements are allowed, because Vite adds its own.
 */
function styleSources({ devSocketPort }: WebConfig, styles: readonly string[]): string {
  if (devSocketPort !== null) return "'unsafe-inline'";
  return [STATUS_STYLE, WORD_STYLE, ...styles].map(hashSource).join(' ');
}

interface PolicyParts {
  /** Inline scripts, which are allowed by their hash because a cached page cannot have a nonce. */
  readonly inline: readonly string[];
  /** Origins that this page shows in a frame, such as a company's website. */
  readonly frames?: readonly string[];
  /** Texts of this page's style elements. */
  readonly styles?: readonly string[];
}

/**
 * Returns the content security policy of a page. Pictures and files may come from their configured origins, and the chat's
 * sockets from the public origin. Frames may show stored resumes and YouTube's player.
 */
export function contentPolicy(config: WebConfig, { inline, frames = [], styles = [] }: PolicyParts): string {
  const { publicOrigin, site, pictureOrigins, fileOrigins, devSocketPort } = config;
  const files = fileOrigins.join(' ');
  const devSocket = devSocketPort === null ? '' : `ws://localhost:${devSocketPort}`;
  const pictures = [...tileOrigin(site.mapTileUrl), ...pictureOrigins].join(' ');
  const rules = [
    "default-src 'self'",
    `style-src 'self' ${styleSources(config, styles)}`,
    `img-src 'self' data: blob: ${pictures} ${files}`,
    `media-src 'self' blob: ${files}`,
    `connect-src 'self' ${socketOrigin(publicOrigin)} ${devSocket} ${files} ${tileFileOrigin(site.mapTileUrl).join(' ')}`,
    `frame-src 'self' ${OUTSIDE_PLAYER_ORIGIN} ${files} ${frames.join(' ')}`,
    // In development, Vite's client polls in a worker of its own until a restarted server listens.
    devSocketPort === null ? "worker-src 'self'" : "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://accounts.google.com",
    "frame-ancestors 'none'",
    `script-src 'self' ${inline.map(hashSource).join(' ')}`,
    ...REPORTING,
  ];
  return rules.map((rule) => rule.replace(/\s+/g, ' ').trim()).join('; ');
}

/**
 * The report-only policy. Browsers report scripts that assign plain strings to properties that should take trusted
 * types.
 */
export const REPORTED_POLICY = ["require-trusted-types-for 'script'", ...REPORTING].join('; ');
