import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, DELETED_MOD_RETENTION_DAYS } from '@bigorna/domain/limits';
import { RETENTION_DAYS } from '@bigorna/domain/retention';
import { z } from 'zod';
import { ROOT } from '../../tools/shared/paths.ts';
import type { Recording, ReplayResponse } from './recording.ts';

/** Longest time between the start of a portal on emulators and its recording. */
const START_MS = 30 * 60_000;

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
/** Retention in days of records with an expiry date. */
const RETAINED_DAYS = [0, DELETED_MOD_RETENTION_DAYS, RETENTION_DAYS.trustedIp];
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Fields whose values are random in every response. */
const RANDOM_FIELDS = ['challenge', 'recovery_codes'];
/** Names of stored images: random, with the length of a SHA-256 in base64url. */
const IMAGE = /(\/media\/[a-z]+\/)([\w-]{43})/g;
const TICKET = /(\/api\/download\/)[\w.~-]+/g;
/** Ids in the formats of Firestore, Auth and `randomUUID`. */
const ID =
  /(?<![A-Za-z0-9])(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9]{20}|[A-Za-z0-9]{28})(?![A-Za-z0-9])/g;

/** Headers that differ in every response. */
const OWN_HEADERS = ['date', 'x-request-id', 'retry-after'];
/** Headers that depend on the body. These headers are dropped if parts of the body were replaced. */
const BODY_HEADERS = ['etag', 'content-length'];
const REPLACED = /<(?:now|token|random|ticket|hosting|port|id [\d.]+)>/;

/** After the writes, these lists contain new records with equal sort values, in any order. */
const LISTS_WITH_TIES = ['faq', 'adminListFaq', 'adminListAds', 'adminListAnnouncements', 'adminListBlockedFiles'];

/**
 * Counts that jobs refresh every few minutes: favorites, and those of the statistics. Once the writes begin, they may
 * be old or new.
 */
const REFRESHED_COUNTS = ['favorites', 'storage_bytes', 'days'];
const isCount = (value: unknown): boolean =>
  typeof value === 'number' || z.array(z.object({ day: z.string() })).safeParse(value).success;

const identified = z.array(z.object({ id: z.string() }));

/** Whether the items are sorted by their ids. Generated ids are random, so that order means nothing. */
const isListedById = (items: readonly unknown[]): boolean => {
  const { data = [] } = identified.safeParse(items);
  return data.length > 1 && data.every(({ id }, index) => index === 0 || id > (data[index - 1]?.id ?? ''));
};

/** All texts of the seed's export. They contain the ids of the seed's records. */
const seedText = async (): Promise<string> => {
  const entries = await readdir(join(ROOT, 'emulator-data'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('blobs'));
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
  return texts.join('\n');
};

/**
 * Replaces everything that differs between two recordings of the same build: times near the recording, new ids, tokens,
 * tickets, and the hosts of the portal.
 */
export const normalizeRecording = async ({ about, calls }: Recording): Promise<Recording> => {
  const stable = `${await seedText()}\n${JSON.stringify(calls.map(({ request }) => request))}`;
  const isNear = (ms: number): boolean => ms >= about.from - START_MS && ms <= about.to + DAY_MS;
  const isNow = (ms: number): boolean => RETAINED_DAYS.some((days) => isNear(ms - days * DAY_MS));

  const made = new Map<string, string>();

  const normalizeResponse = (
    { status, headers, body }: ReplayResponse,
    call: number,
    { hasTies, isRefreshing }: { hasTies: boolean; isRefreshing: boolean },
  ): ReplayResponse => {
    let count = 0;
    // A new id is named after the first call that returns it. So one difference does not change all later names.
    const inId = (id: string): string => {
      const name = stable.includes(id) ? id : (made.get(id) ?? `<id ${call}.${++count}>`);
      made.set(id, name);
      return name;
    };
    const inText = (text: string): string =>
      Object.entries(about.hosts)
        .reduce((changed, [name, host]) => changed.replaceAll(host, `<${name}>`), text)
        .replace(TOKEN, '<token>')
        .replace(TICKET, '$1<ticket>')
        .replace(IMAGE, (_all, folder: string, name: string) => `${folder}${inId(name)}`)
        .replace(TIME, (time) => (isNow(Date.parse(time)) ? '<now>' : time))
        .replace(ID, inId);
    const inValue = (value: unknown, name = ''): unknown => {
      if (isRefreshing && REFRESHED_COUNTS.includes(name) && isCount(value)) return '<count>';
      if (typeof value === 'string') return RANDOM_FIELDS.includes(name) ? '<random>' : inText(value);
      if (typeof value === 'number' && name === 'port') return '<port>';
      if (typeof value === 'number') return isNow(value) || isNow(value * 1000) ? '<now>' : value;
      if (Array.isArray(value)) {
        const items = value.map((item) => inValue(item, name));
        return hasTies || isListedById(value)
          ? items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
          : items;
      }
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [inText(key), inValue(inner, key)]));
    };
    const clean = inValue(body);
    const left = REPLACED.test(JSON.stringify(clean)) ? [...OWN_HEADERS, ...BODY_HEADERS] : OWN_HEADERS;
    const remaining = Object.entries(headers).filter(([name]) => !left.includes(name));
    return {
      status,
      headers: Object.fromEntries(remaining.map(([name, value]) => [name, inText(value)])),
      body: clean,
    };
  };
  return {
    about,
    calls: calls.map(({ request, answer: response }, call) => {
      const hasTies = request.phase === 'reads after writes' && LISTS_WITH_TIES.includes(request.id);
      const isRefreshing = request.phase !== 'reads';
      return { request, answer: normalizeResponse(response, call, { hasTies, isRefreshing }) };
    }),
  };
};
