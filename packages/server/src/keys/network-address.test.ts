import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './network-address.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['203.0.113.7:1', '203.0.113.7'],
    ['203.0.113.7:65535', '203.0.113.7'],
    [' 203.0.113.7:443 ', '203.0.113.7'],
    ['[203.0.113.7]:443', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:7]:50124', '2001:db8:1:2::/64'],
    // Without brackets the last group is part of the address, not a port.
    ['2001:db8:1:2:3:4:5:443', '2001:db8:1:2::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    'unknown:1',
    '203.0.113.256',
    '203.0.113.7:',
    '203.0.113.7:123456',
    '203.0.113.7:x',
    '[203.0.113.7',
    '[]:80',
    '[x]:80',
    '2001:db8::1::2',
    'a:b',
    '_hidden',
    '1',
    '0x7f.1',
    '203.0.113',
  ])('counts the invalid address %j together with all other invalid ones', (text) => {
    expect(networkOf(text)).toBe('no address');
    expect(siteOf(text)).toBeNull();
  });

  it('is the same for all addresses of a /64, and different for another /64', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const address = (...parts: number[][]) =>
      parts
        .flat()
        .map((part) => part.toString(16))
        .join(':');
    fc.assert(
      fc.property(groups, groups, groups, (network, host, otherHost) => {
        expect(networkOf(address(network, host))).toBe(networkOf(address(network, otherHost)));
        const neighbour = [...network.slice(0, 3), (network[3] as number) ^ 1];
        expect(networkOf(address(neighbour, host))).not.toBe(networkOf(address(network, host)));
      }),
    );
  });
});

describe('siteOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['[2001:db8:1:3::1]:443', '2001:db8:1::/48'],
    ['2001:db8:2::', '2001:db8:2::/48'],
  ])('counts %s as %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });

  it.each(['203.0.113.7', '203.0.113.7:80', '::ffff:203.0.113.7'])('has none for IPv4: %s', (address) => {
    expect(siteOf(address)).toBeNull();
  });
});
