import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WORD_STYLE } from '../src/screens/view-resume/word-style.ts';
import { readConfig } from './config.ts';
import { contentPolicy } from './content-policy.ts';
import { statusHtml } from './status/status-html.ts';

const ORIGINS = { API_ORIGIN: 'http://127.0.0.1:1', CHAT_ORIGIN: 'http://127.0.0.1:2' };
const rules = (env: Record<string, string> = {}, frames: string[] = [], styles: string[] = []) =>
  contentPolicy(readConfig({ ...ORIGINS, PUBLIC_ORIGIN: 'https://nukkad.example', ...env }), {
    inline: [''],
    frames,
    styles,
  }).split('; ');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hash of the status page's style element. */
function statusStyle(): string {
  const all = { pages: true, search: true, messages: true, codes: true, maintenance: false };
  return /<style>(.*?)<\/style>/s.exec(statusHtml(all, 'en', 'Nukkad Jobs', new Date()))?.[1] ?? '';
}

describe('the content security policy', () => {
  it('lists the product’s origins, no complete scheme, and each style by its hash', () => {
    expect(rules({ PICTURE_ORIGINS: 'https://photos.example' })).toEqual([
      "default-src 'self'",
      `style-src 'self' ${hashOf(statusStyle())} ${hashOf(WORD_STYLE)}`,
      "img-src 'self' data: blob: https://photos.example",
      "media-src 'self' blob:",
      "connect-src 'self' wss://nukkad.example",
      "frame-src 'self' https://www.youtube-nocookie.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' https://accounts.google.com",
      "frame-ancestors 'none'",
      // The hash of an empty text.
      "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'report-uri /beacons/policy',
      'report-to policy',
    ]);
  });

  it('allows map tiles, configured pictures and stored files', () => {
    const policy = rules({
      MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      FILE_ORIGINS: 'https://bucket.example/, http://localhost:8333',
    });
    expect(policy).toContain(
      "img-src 'self' data: blob: https://*.tiles.example https://*.googleusercontent.com https://bucket.example http://localhost:8333",
    );
    expect(policy).toContain(
      "connect-src 'self' wss://nukkad.example https://bucket.example http://localhost:8333",
    );
    expect(policy).toContain("media-src 'self' blob: https://bucket.example http://localhost:8333");
    expect(policy).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://bucket.example http://localhost:8333",
    );
  });

  it('allows the frames of one page', () => {
    expect(rules({}, ['https://shinde.in'])).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://shinde.in",
    );
  });

  it('allows the style element of one page by its hash', () => {
    const style = 'p{margin:0}';
    expect(rules({}, [], [style])).toContain(
      `style-src 'self' ${[statusStyle(), WORD_STYLE, style].map(hashOf).join(' ')}`,
    );
  });

  it('allows scripts to fetch a PMTiles file, but not tile images', () => {
    const connect = (url: string) =>
      rules({ MAP_TILE_URL: url }).find((rule) => rule.startsWith('connect-src'));
    const sameOrigin = "connect-src 'self' wss://nukkad.example";
    expect(connect('https://files.example/india.pmtiles')).toBe(`${sameOrigin} https://files.example`);
    expect(connect('https://tiles.example/{z}/{x}/{y}.png')).toBe(sameOrigin);
  });

  it("allows Vite's inline styles and worker only in development", () => {
    const development = rules({ DEV_SOCKET_PORT: '24678' });
    expect(development).toContain("style-src 'self' 'unsafe-inline'");
    expect(development).toContain("worker-src 'self' blob:");
    const production = rules({ DEV_SOCKET_PORT: '24678', NODE_ENV: 'production' });
    expect(production.join()).not.toContain('unsafe-inline');
    expect(production).toContain("worker-src 'self'");
  });

  it.each(['nonsense', "https://a.example; script-src 'unsafe-inline'", 'https://a.example/path'])(
    'takes no setting that is no origin: %s',
    (origins) => {
      expect(() => rules({ PICTURE_ORIGINS: origins })).toThrow('PICTURE_ORIGINS');
    },
  );
});

it.each(['apps/web/src', 'packages/ui/src'])(
  'no component of %s writes a style attribute or element',
  (folder) => {
    const sources = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /\sstyle=|<style/.test(readFileSync(join(sources, file), 'utf8')))).toEqual(
      [],
    );
  },
);
