import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it('believes the entry that the CDN wrote, not what a client puts before it', () => {
    expect(clientAddress('6.6.6.6, 203.0.113.7, 151.101.0.1', false)).toBe('203.0.113.7');
    expect(clientAddress('203.0.113.7, 151.101.0.1', false)).toBe('203.0.113.7');
  });
  it('takes the first entry in the emulator, so that tests can be many clients', () => {
    expect(clientAddress('6.6.6.6, 203.0.113.7', true)).toBe('6.6.6.6');
  });
  it('counts the addresses of one IPv6 network as one', () => {
    expect(clientAddress('2001:db8:0:7::1', true)).toBe('2001:db8:0:7::/64');
    expect(clientAddress('2001:0db8:0000:0007:ffff::9', true)).toBe('2001:db8:0:7::/64');
    expect(clientAddress('2001:db8:0:8::1', true)).toBe('2001:db8:0:8::/64');
    expect(clientAddress('::1', true)).toBe('0:0:0:0::/64');
  });
  it('reads an IPv4 address inside an IPv6 one', () => {
    expect(clientAddress('::ffff:203.0.113.7', true)).toBe('203.0.113.7');
  });
  it('puts callers without a header together', () => {
    expect(clientAddress(undefined, false)).toBe('unknown');
    expect(clientAddress(' , ', false)).toBe('unknown');
  });
});
