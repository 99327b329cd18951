import { createHash, createHmac } from 'node:crypto';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';

/** What somebody knows who wants to find IP addresses in an export of the database. */
interface Knowledge {
  /** The export, one JSON document per line. */
  readonly text: string;
  /** Possible IP addresses. There are four billion, so an attacker can try them all. */
  readonly candidates: readonly string[];
  /** Names of accounts: uids, usernames, e-mails. */
  readonly names: readonly string[];
  /** Salts and secrets. */
  readonly secrets: readonly string[];
  readonly userAgent: string;
}

/** Ids of views and clicks contain the first half of a hash. */
const LENGTHS = [64, 32] as const;

/** All runs of hexadecimal digits in a text that may be a hash, or its first half. */
const findHashes = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/[0-9a-f]{32,}/g)].flatMap(([run]) =>
      LENGTHS.flatMap((length) =>
        Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => run.slice(at, at + length)),
      ),
    ),
  );

const LIMITS = Object.keys(RATE_LIMITS);
/** Limits by IP address or hop. */
const IP_LIMITS = LIMITS.filter((name) => /_by_(address|hop)$/.test(name));
/** Limits by account and IP address. */
const PAIR_LIMITS = LIMITS.filter((name) => name.endsWith('_and_address'));

/** All ways to hash an IP address that the code uses, used or might use: alone, with a limit, a name or a salt. */
const getParts = (ip: string, { names, secrets, userAgent }: Knowledge): string[][] => [
  [ip],
  [ip, userAgent],
  ...secrets.map((salt) => ['visitor', salt, ip, userAgent]),
  ...names.map((name) => ['known_address', name, ip]),
  ...IP_LIMITS.map((limit) => [limit, ip]),
  ...PAIR_LIMITS.flatMap((limit) => names.map((name) => [limit, `${name} ${ip}`])),
];

const hashAll = (parts: readonly string[], secrets: readonly string[]): string[] =>
  [JSON.stringify(parts), parts.join(' ')].flatMap((text) => [
    createHash('sha256').update(text).digest('hex'),
    ...secrets.map((secret) => createHmac('sha256', secret).update(text).digest('hex')),
  ]);

/** The candidates that are in an export, as text or as a hash. */
export const recoverIps = (knowledge: Knowledge): string[] => {
  const { text, candidates, secrets } = knowledge;
  const hashes = findHashes(text);
  const isHashed = (ip: string): boolean =>
    getParts(ip, knowledge).some((parts) =>
      hashAll(parts, secrets).some((hash) => LENGTHS.some((length) => hashes.has(hash.slice(0, length)))),
    );
  return candidates.filter((ip) => text.includes(ip) || isHashed(ip));
};
