import { createHash } from 'node:crypto';
import { OUTSIDE_PLAYER_ORIGIN } from '@nukkad/domain/outside-video.ts';
import { WORD_STYLE } from '../src/screens/view-resume/word-style.ts';
import type { WebConfig } from './config.ts';
import { STATUS_STYLE } from './status/status-style.ts';

/** Where browsers report what a policy forbade, as `Reporting-Endpoints` names it. */
export const REPORT_PATH = '/beacons/policy';
export const REPORT_GROUP = 'policy';
const REPORTING = [`report-uri ${REPORT_PATH}`, `report-to ${REPORT_GROUP}`];

/** The origin of a tile address such as `https://{s}.tiles.example/{z}/{x}/{y}.png`; Leaflet fills `{s}` with a letter. */
function tileOrigin(template: string | null): string[] {
  if (template === null) return [];
  const [origin = ''] = /^https:\/\/[^/]+/.exec(template.replace('{s}', '*')) ?? [];
  return [origin];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A file of tiles is read by the page's script, piece by piece; pictures of tiles are not. */
function tileFileOrigin(address: string | null): string[] {
  return address?.includes('.pmtiles') ? tileOrigin(address) : [];
}

function socketOrigin(publicOrigin: string): string {
  return publicOrigin.replace(/^http/, 'ws');
}

/**
 * The two style elements that exist, by their hash: that of the status page and that of a Word file's frame. Style
 * attributes are forbidden; React and Leaflet set styles by script, which no policy concerns. While developing, Vite
 * writes style elements of its own.
 */
function styleSources({ devSocketPort }: WebConfig): string {
  return devSocketPort === null ? [STATUS_STYLE, WORD_STYLE].map(hashSource).join(' ') : "'unsafe-inline'";
}

interface PolicyParts {
  /** Scripts within the page, which are named by their hash: a stored page cannot have a nonce. */
  readonly inline: readonly string[];
  /** Origins that this page shows in a frame, such as a company's own website. */
  readonly frames?: readonly string[];
}

/**
 * The content security policy of a page: what it may load besides its own origin. Pictures and files come from where they
 * are configured to be, the chat's sockets from the public origin, frames from the store of resumes and YouTube's player.
 */
export function contentPolicy(config: WebConfig, { inline, frames = [] }: PolicyParts): string {
  const { publicOrigin, site, pictureOrigins, fileOrigins, devSocketPort } = config;
  const files = fileOrigins.join(' ');
  const devSocket = devSocketPort === null ? '' : `ws://localhost:${devSocketPort}`;
  const pictures = [...tileOrigin(site.mapTileUrl), ...pictureOrigins].join(' ');
  const rules = [
    "default-src 'self'",
    `style-src 'self' ${styleSources(config)}`,
    `img-src 'self' data: blob: ${pictures} ${files}`,
    `media-src 'self' blob: ${files}`,
    `connect-src 'self' ${socketOrigin(publicOrigin)} ${devSocket} ${files} ${tileFileOrigin(site.mapTileUrl).join(' ')}`,
    `frame-src 'self' ${OUTSIDE_PLAYER_ORIGIN} ${files} ${frames.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://accounts.google.com",
    "frame-ancestors 'none'",
    `script-src 'self' ${inline.map(hashSource).join(' ')}`,
    ...REPORTING,
  ];
  return rules.map((rule) => rule.replace(/\s+/g, ' ').trim()).join('; ');
}

/** What is only reported: HTML and script addresses that are handed to the browser as plain text. */
export const REPORTED_POLICY = ["require-trusted-types-for 'script'", ...REPORTING].join('; ');
