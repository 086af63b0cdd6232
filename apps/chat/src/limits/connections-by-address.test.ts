import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ConnectionsByAddress } from './connections-by-address.ts';

const from = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage;

const PROXY = '10.0.0.2';
const bounded = (most: number) => new ConnectionsByAddress({ most, trustProxy: ['10.0.0.0/8'] });

describe('the connections of an address', () => {
  it('are full at the limit, and have room when one closes', () => {
    const addresses = bounded(2);
    addresses.open(from('203.0.113.7'));
    expect(addresses.isFull(from('203.0.113.7'))).toBe(false);
    const close = addresses.open(from('203.0.113.7'));
    expect(addresses.isFull(from('203.0.113.7'))).toBe(true);
    expect(addresses.isFull(from('203.0.113.8'))).toBe(false);
    close();
    expect(addresses.isFull(from('203.0.113.7'))).toBe(false);
  });

  it('leave no entry behind when all are closed', () => {
    const addresses = bounded(2);
    const closes = Array.from({ length: 100 }, (_, index) => addresses.open(from(`203.0.113.${index}`)));
    expect(addresses.size).toBe(100);
    for (const close of closes) close();
    expect(addresses.size).toBe(0);
  });

  it('are counted for the visitor that a trusted proxy names, and for nobody else', () => {
    const addresses = bounded(1);
    addresses.open(from(PROXY, '203.0.113.7'));
    expect(addresses.isFull(from(PROXY, '203.0.113.7'))).toBe(true);
    expect(addresses.isFull(from(PROXY, '203.0.113.8'))).toBe(false);
    // The visitor can send this header too. Its value comes before the address that the proxy appends.
    expect(addresses.isFull(from(PROXY, '198.51.100.1, 203.0.113.7'))).toBe(true);
    addresses.open(from(PROXY));
    expect(addresses.isFull(from(PROXY))).toBe(false);
  });

  it('are not affected by a header of an untrusted client', () => {
    const addresses = bounded(1);
    addresses.open(from('203.0.113.7', '198.51.100.1'));
    expect(addresses.isFull(from('203.0.113.7', '198.51.100.2'))).toBe(true);
  });

  it('are counted by the /64 network of an IPv6 address', () => {
    const addresses = bounded(1);
    addresses.open(from('2001:db8:1:2::1'));
    expect(addresses.isFull(from('2001:db8:1:2:ffff::2'))).toBe(true);
    expect(addresses.isFull(from('2001:db8:1:3::1'))).toBe(false);
  });

  it('are unlimited if the limit is 0', () => {
    const addresses = bounded(0);
    addresses.open(from('203.0.113.7'));
    expect(addresses.isFull(from('203.0.113.7'))).toBe(false);
  });
});
