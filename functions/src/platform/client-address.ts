import { isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

/** The first four groups of an IPv6 address: one household or server, whatever of its addresses it uses. */
const networkOf = (address: string): string => {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = address.includes('::') ? [...front, ...zeros, ...back] : front;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/**
 * Who is calling, for limits: an IPv4 address, or the /64 of an IPv6 address.
 *
 * X-Forwarded-For is appended to by every proxy on the way, so only its end can be believed: the last entry is the
 * CDN's own address, written by Google's front end, and the one before it is the client as the CDN saw it. Everything
 * further left is the client's own claim. In the emulator the first entry counts, so that tests can be many clients.
 *
 * @param forwardedFor the header X-Forwarded-For
 */
export const clientAddress = (forwardedFor: string | undefined, emulated: boolean): string => {
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const entry = emulated ? entries[0] : (entries.at(-2) ?? entries.at(-1));
  if (entry === undefined) return UNKNOWN;
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
};
