import { describe, expect, it } from 'vitest';
import { getClientIp, getHop } from './get-client-ip.ts';

describe('getClientIp', () => {
  it('trusts the entry that the CDN adds, not the entries that a client adds before it', () => {
    expect(getClientIp('6.6.6.6, 203.0.113.7, 151.101.0.1', false)).toBe('203.0.113.7');
    expect(getClientIp('203.0.113.7, 151.101.0.1', false)).toBe('203.0.113.7');
  });
  it('takes the first entry in the emulator', () => {
    expect(getClientIp('6.6.6.6, 203.0.113.7', true)).toBe('6.6.6.6');
  });
  it('maps all IPv6 addresses of one network to one key', () => {
    expect(getClientIp('2001:db8:0:7::1', true)).toBe('2001:db8:0:7::/64');
    expect(getClientIp('2001:0db8:0000:0007:ffff::9', true)).toBe('2001:db8:0:7::/64');
    expect(getClientIp('2001:db8:0:8::1', true)).toBe('2001:db8:0:8::/64');
    expect(getClientIp('::1', true)).toBe('0:0:0:0::/64');
  });
  it('reads an IPv4 address inside an IPv6 address', () => {
    expect(getClientIp('::ffff:203.0.113.7', true)).toBe('203.0.113.7');
  });
  it('groups callers without the header', () => {
    expect(getClientIp(undefined, false)).toBe('unknown');
    expect(getClientIp(' , ', false)).toBe('unknown');
  });
});

describe('getHop', () => {
  it('is the last entry, which the caller cannot write (R203)', () => {
    expect(getHop('6.6.6.6, 203.0.113.7, 151.101.0.1', false)).toBe('151.101.0.1');
    expect(getHop('6.6.6.6, 2001:db8:1:7::1', false)).toBe('2001:db8:1::/48');
    expect(getHop('6.6.6.6, 2001:db8:1:8::1', false)).toBe('2001:db8:1::/48');
    expect(getHop('203.0.113.7', false)).toBe('203.0.113.7');
    expect(getHop(undefined, false)).toBe('unknown');
  });
  it('is the client in the emulator', () => {
    expect(getHop('6.6.6.6, 203.0.113.7', true)).toBe('6.6.6.6');
  });
});
