import { randomInt } from 'node:crypto';
import { CATEGORIES, LOADERS, SORTS } from '@bigorna/domain/catalogue-terms';
import { downloadTicket } from '@bigorna/domain/endpoints/downloads.schemas';
import { z } from 'zod';
import { PASSWORD } from '../../tools/testing/new-member.ts';
import type { Caller } from '../caller.ts';
import { getRandomIp } from '../send.ts';
import type { World } from './world.ts';

/** One call of a user. */
export interface LoadRequest {
  readonly kind: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The expected statuses; default 200. */
  readonly expects?: readonly number[];
  /** The view or download that this call adds to a mod, once per key. */
  readonly counts?: { readonly figure: 'views' | 'downloads'; readonly mod: string; readonly key: string };
  /** Creates the follow-up call from the response. */
  readonly next?: (text: string) => LoadRequest;
}

type Maker = (world: World) => Omit<LoadRequest, 'kind'>;

/** A random item of a list. */
export const one = <T>(list: readonly T[]): T => {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
};

const AGENT = 'Mozilla/5.0 (carga)';
const stranger = (): Record<string, string> => ({ 'X-Forwarded-For': getRandomIp(), 'User-Agent': AGENT });
const as = ({ authorization }: Caller) => ({ ...stranger(), Authorization: authorization });
const get = (target: string, headers = stranger()) => ({ method: 'GET', target, headers });
const hit = (target: string) => ({ method: 'POST', target, headers: stranger() });
const post = (target: string, body: object, headers = stranger(), method = 'POST') => ({
  method,
  target,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const listing: Maker = () => {
  const query = new URLSearchParams({ sort: one(SORTS), page: String(randomInt(1, 5)), facets: '1' });
  if (randomInt(2) === 0) query.append('loader', one(LOADERS));
  if (randomInt(2) === 0) query.append('category', one(CATEGORIES));
  if (randomInt(3) === 0) query.append('game_version', one(['1.21.4', '1.20.1', '>=1.20']));
  return get(`/api/mods/public?${query}`);
};

const beginning = (word: string): string => encodeURIComponent(word.slice(0, randomInt(2, word.length + 1)));

const view: Maker = ({ mods }) => {
  const mod = one(mods).id;
  const request = hit(`/api/mods/${mod}/view`);
  return { ...request, counts: { figure: 'views', mod, key: `${request.headers['X-Forwarded-For']} ${mod}` } };
};

const ticket = z.object({ data: downloadTicket });

/** Requests a ticket, then redeems it for the file. */
const download: Maker = ({ mods, members }) => {
  const [mod, member] = [one(mods).id, one(members)];
  return {
    ...post(`/api/mods/${mod}/download`, {}, as(member)),
    next: (text) => {
      const { url, release_id: release } = ticket.parse(JSON.parse(text)).data;
      const counts = { figure: 'downloads', mod, key: `${member.uid} ${mod} ${release}` } as const;
      // For a file on another server, the response is a redirect.
      return { kind: 'redeem a ticket', ...get(url), counts, expects: [200, 302] };
    },
  };
};

const MESSAGE = {
  email: 'carga@bigorna.test',
  subject: 'Carga',
  message: 'Uma mensagem como as que chegam todos os dias.',
};
const name = (): string => `Pessoa ${randomInt(1000)}`;

/** Kinds of calls and their shares of a thousand. */
const MIX: readonly (readonly [string, number, Maker])[] = [
  ['home', 120, () => get('/api/home')],
  ['listing', 180, listing],
  ['mod page', 160, ({ mods }) => get(`/api/mods/${one(mods).slug}`)],
  ['search', 60, ({ words }) => get(`/api/mods/public?q=${beginning(one(words))}`)],
  ['suggest', 80, ({ words }) => get(`/api/search/suggest?q=${beginning(one(words))}`)],
  ['comments', 30, ({ mods }) => get(`/api/mods/${one(mods).slug}/comments`)],
  ['related', 10, ({ mods }) => get(`/api/mods/${one(mods).slug}/related`)],
  ['picture', 60, ({ pictures }) => get(one(pictures))],
  ['view', 110, view],
  ['ad view', 30, ({ ads }) => hit(`/api/ads/${one(ads)}/view`)],
  ['ad click', 10, ({ ads }) => hit(`/api/ads/${one(ads)}/click`)],
  ['verify', 40, ({ members }) => get('/api/auth/verify', as(one(members)))],
  ['dashboard', 15, ({ members }) => get('/api/user/dashboard', as(one(members)))],
  ['history', 15, ({ members }) => get('/api/mods/user/downloads/history', as(one(members)))],
  ['own feedback', 10, ({ members, mods }) => get(`/api/user/mods/${one(mods).id}`, as(one(members)))],
  ['ticket', 15, download],
  ['profile', 5, ({ members }) => post('/api/user/profile', { display_name: name() }, as(one(members)), 'PUT')],
  ['log in', 28, ({ members }) => post('/api/auth/login', { identifier: one(members).username, password: PASSWORD })],
  // This share keeps the usual rate below the global limit `contact_in_all`.
  ['contact', 2, () => post('/api/contact', { ...MESSAGE, name: name() })],
  ['staff: mods', 8, ({ staff }) => get('/api/admin/mods', as(one(staff)))],
  ['staff: comments', 4, ({ staff }) => get('/api/admin/comments', as(one(staff)))],
  ['staff: users', 4, ({ staff }) => get('/api/admin/users', as(one(staff)))],
  ['staff: log', 4, ({ staff }) => get('/api/admin/logs', as(one(staff)))],
];
const TOTAL = MIX.reduce((sum, [, share]) => sum + share, 0);

/**
 * Creates the next random call. Shares: about 70 % public reads, 15 % views, 10 % member calls, 3 % logins and contact,
 * 2 % staff calls.
 */
export const pickLoadRequest = (world: World): LoadRequest => {
  let left = randomInt(TOTAL);
  for (const [kind, share, make] of MIX) {
    left -= share;
    if (left < 0) return { kind, ...make(world) };
  }
  throw new Error('The shares of the mix do not add up');
};

/** One call in 16 is a no-op. */
export const NO_OP_SHARE = 16;
/** Creates a call for comparison: the middleware of `api` responds 404 without reading data. */
export const createNoOp = (): LoadRequest => ({ kind: 'no-op', ...get('/api/nothing-is-here'), expects: [404] });
