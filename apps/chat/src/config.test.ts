import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const NEEDED = { DATABASE_URL: 'postgresql://x', JWT_SECRET: 'x'.repeat(32) };

describe('the configuration', () => {
  it('has a default for all but the database and the secret', () => {
    expect(readConfig(NEEDED)).toMatchObject({
      TRUST_PROXY: [],
      MAX_CONNECTIONS_PER_ADDRESS: 2000,
      SOCKET_TRANSPORTS: ['polling', 'websocket'],
    });
    expect(() => readConfig({ ...NEEDED, DATABASE_URL: '' })).toThrow();
    expect(() => readConfig({ ...NEEDED, JWT_SECRET: 'x'.repeat(31) })).toThrow();
  });

  it('reads lists, and skips empty parts', () => {
    const config = readConfig({
      ...NEEDED,
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,',
      SOCKET_TRANSPORTS: 'websocket',
    });
    expect(config.TRUST_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(config.SOCKET_TRANSPORTS).toEqual(['websocket']);
  });

  it.each(['carrier pigeon', ',', 'websocket,webtransport'])('refuses %j as transports', (text) => {
    expect(() => readConfig({ ...NEEDED, SOCKET_TRANSPORTS: text })).toThrow();
  });

  it('normalises the origin of the public address', () => {
    const config = readConfig({ ...NEEDED, PUBLIC_ORIGIN: 'HTTPS://Jobs.Example/' });
    expect(config.PUBLIC_ORIGIN).toBe('https://jobs.example');
  });
});
