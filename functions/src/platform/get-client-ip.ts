import { isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

/** Bits of an IPv6 address that name a household or a server, which may use many addresses. */
const CLIENT_BITS = 64;
/** Bits of an IPv6 address that name a customer of a provider, who may use many networks. */
const HOP_BITS = 48;

/** The network of an IPv6 address, by its first bits. */
const toNetwork = (ip: string, bits: number): string => {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = ip.includes('::') ? [...front, ...zeros, ...back] : front;
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`;
};

const parseEntries = (forwardedFor: string | undefined): string[] =>
  (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const normalize = (entry: string | undefined, bits: number): string => {
  if (entry === undefined) return UNKNOWN;
  const ip = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(ip) ? toNetwork(ip, bits) : ip;
};

/**
 * The client's IP for rate limits: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * Every proxy appends to X-Forwarded-For, so only the end is trustworthy. Google's front end writes the last entry: the
 * address of the CDN. The CDN writes the entry before it: the client. The client can forge all other entries. A call
 * that bypasses Hosting has one entry less, so its client can forge this address. Therefore limits also count by
 * `getHop`. The emulator uses the first entry, so that tests can act as many clients.
 *
 * @param forwardedFor the X-Forwarded-For header
 */
export const getClientIp = (forwardedFor: string | undefined, emulated: boolean): string => {
  const entries = parseEntries(forwardedFor);
  return normalize(emulated ? entries[0] : (entries.at(-2) ?? entries.at(-1)), CLIENT_BITS);
};

/**
 * The address that Google's front end saw, or the /48 network of an IPv6 address; nobody can forge it. It belongs to Hosting, which forwards the calls of many
 * visitors, or to a caller that bypasses Hosting. In the emulator it is the client's IP.
 *
 * @param forwardedFor the X-Forwarded-For header
 */
export const getHop = (forwardedFor: string | undefined, emulated: boolean): string =>
  emulated ? getClientIp(forwardedFor, emulated) : normalize(parseEntries(forwardedFor).at(-1), HOP_BITS);
