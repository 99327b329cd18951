import { randomInt } from 'node:crypto';
import { CATEGORIES, LOADERS, SORTS } from '@bigorna/domain/catalogue-terms';
import { downloadTicket } from '@bigorna/domain/endpoints/downloads';
import { z } from 'zod';
import { PASSWORD } from '../../testing/new-member.ts';
import { someAddress } from '../send.ts';
import type { Visitor, World } from './world.ts';

/** One call as somebody makes it. */
export interface Shot {
  readonly kind: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The statuses that it is answered with when all is well; 200 alone without this. */
  readonly expects?: readonly number[];
  /** What it adds to a mod's figures, once for each key. */
  readonly counts?: { readonly figure: 'views' | 'downloads'; readonly mod: string; readonly key: string };
  /** The call that follows from its answer. */
  readonly next?: (text: string) => Shot;
}

type Maker = (world: World) => Omit<Shot, 'kind'>;

const one = <T>(list: readonly T[]): T => {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

const AGENT = 'Mozilla/5.0 (carga)';
const stranger = (): Record<string, string> => ({ 'X-Forwarded-For': someAddress(), 'User-Agent': AGENT });
const as = ({ authorization }: Visitor) => ({ ...stranger(), Authorization: authorization });
const json = (headers: Record<string, string>) => ({ ...headers, 'Content-Type': 'application/json' });
const get = (target: string, headers = stranger()) => ({ method: 'GET', target, headers });
const post = (target: string, body: object, headers = stranger()) => ({
  method: 'POST',
  target,
  headers: json(headers),
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
  const [mod, headers] = [one(mods).id, stranger()];
  const key = `${headers['X-Forwarded-For']} ${mod}`;
  return { method: 'POST', target: `/api/mods/${mod}/view`, headers, counts: { figure: 'views', mod, key } };
};

const ticket = z.object({ data: downloadTicket });

/** A ticket, and the bytes that it is for. */
const download: Maker = ({ mods, members }) => {
  const [mod, member] = [one(mods).id, one(members)];
  return {
    ...post(`/api/mods/${mod}/download`, {}, as(member)),
    next: (text) => {
      const { url, release_id: release } = ticket.parse(JSON.parse(text)).data;
      const counts = { figure: 'downloads', mod, key: `${member.uid} ${mod} ${release}` } as const;
      // Files held elsewhere are led to.
      return { kind: 'redeem a ticket', ...get(url), counts, expects: [200, 302] };
    },
  };
};

const name = (): string => `Pessoa ${randomInt(1000)}`;

/** Each kind of call and how many of a thousand are of it. */
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
  ['ad view', 30, ({ ads }) => ({ method: 'POST', target: `/api/ads/${one(ads)}/view`, headers: stranger() })],
  ['ad click', 10, ({ ads }) => ({ method: 'POST', target: `/api/ads/${one(ads)}/click`, headers: stranger() })],
  ['verify', 40, ({ members }) => get('/api/auth/verify', as(one(members)))],
  ['dashboard', 15, ({ members }) => get('/api/user/dashboard', as(one(members)))],
  ['history', 15, ({ members }) => get('/api/mods/user/downloads/history', as(one(members)))],
  ['own feedback', 10, ({ members, mods }) => get(`/api/user/mods/${one(mods).id}`, as(one(members)))],
  ['ticket', 15, download],
  [
    'profile',
    5,
    ({ members }) => ({ ...post('/api/user/profile', { display_name: name() }, as(one(members))), method: 'PUT' }),
  ],
  ['log in', 28, ({ members }) => post('/api/auth/login', { identifier: one(members).username, password: PASSWORD })],
  [
    'contact',
    // Below its limit over all addresses (`contact_in_all`), at the usual rate.
    2,
    () =>
      post('/api/contact', {
        name: name(),
        email: 'carga@bigorna.test',
        subject: 'Carga',
        message: 'Uma mensagem como as que chegam todos os dias.',
      }),
  ],
  ['staff: mods', 8, ({ staff }) => get('/api/admin/mods', as(one(staff)))],
  ['staff: comments', 4, ({ staff }) => get('/api/admin/comments', as(one(staff)))],
  ['staff: users', 4, ({ staff }) => get('/api/admin/users', as(one(staff)))],
  ['staff: log', 4, ({ staff }) => get('/api/admin/logs', as(one(staff)))],
];
const TOTAL = MIX.reduce((sum, [, share]) => sum + share, 0);

/** The next call of a portal's day: about 70 % public reads, 15 % views, 10 % members', 3 % logins and contact, 2 % staff's. */
export const nextShot = (world: World): Shot => {
  let left = randomInt(TOTAL);
  for (const [kind, share, make] of MIX) {
    left -= share;
    if (left < 0) return { kind, ...make(world) };
  }
  throw new Error('The shares of the mix do not add up');
};

export const NO_OP = 'no-op';
/** The call that all others are held against: `api` answers it 404 by its middleware, without a look at anything. */
export const noOp = (): Shot => ({ kind: NO_OP, ...get('/api/nothing-is-here'), expects: [404] });
