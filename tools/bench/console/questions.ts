import { syntheticId } from '../synthetic/mods.ts';
import { uidOf } from './fill.ts';

/** A list of the console, asked for in a way. */
export interface Question {
  readonly name: string;
  readonly path: string;
  /** The page asked for, counted from 1; those far in are reached behind the last row of the one before. */
  readonly page: number;
  readonly rows: number;
  readonly sort?: readonly [string, 'ASC' | 'DESC'];
  readonly filter?: Readonly<Record<string, unknown>>;
}
type Way = Partial<Omit<Question, 'name' | 'path'>>;

const ROWS = 25;
/** Each of their rows is made of several documents: the console shows fewer of them. */
const JOINED_ROWS = 15;
const FAR = 40;

const of = (path: string, rows: number, ways: Readonly<Record<string, Way>>): Question[] =>
  Object.entries(ways).map(([name, way]) => ({ page: 1, rows, path, ...way, name: `${path} ${name}` }));

const MODS = of('mods', ROWS, {
  ...Object.fromEntries(
    ['id', 'title', 'author', 'status', 'updated_at', 'published_at', 'downloads', 'views'].flatMap((field) =>
      (['ASC', 'DESC'] as const).map((way) => [`by ${field} ${way}`, { sort: [field, way] }]),
    ),
  ),
  'pending ones': { filter: { status: 'pending' }, sort: ['updated_at', 'ASC'] },
  addons: { filter: { content_type: 'addon' } },
  'of a category': { filter: { category: 'utility' } },
  'for a loader': { filter: { loader: 'fabric' } },
  'premium ones': { filter: { access: 'premium' } },
  'featured ones': { filter: { featured: true } },
  'thrown away': { filter: { deleted: true } },
  'text, one word': { filter: { q: 'portal' } },
  'text, a beginning': { filter: { q: 'mag' } },
  'text, three words': { filter: { q: 'mais blocos de pedra' } },
  'text and status': { filter: { q: 'pedra', status: 'rejected' } },
  'page 40': { page: FAR },
});

const USERS = of('users', ROWS, {
  ...Object.fromEntries(
    ['member_since', 'last_login', 'username'].flatMap((field) =>
      (['ASC', 'DESC'] as const).map((way) => [`by ${field} ${way}`, { sort: [field, way] }]),
    ),
  ),
  moderators: { filter: { role: 'moderator' } },
  'banned ones': { filter: { is_banned: true } },
  'unverified ones': { filter: { is_verified: false } },
  'one letter': { filter: { q: 'a' } },
  'a name': { filter: { q: 'mar' } },
  'a name, by username': { filter: { q: 'mar' }, sort: ['username', 'ASC'] },
  'a name, banned': { filter: { q: 'mar', is_banned: true } },
  'an e-mail': { filter: { q: 'ninguem@bigorna.test' } },
  'some by id': { filter: { id: Array.from({ length: ROWS }, (_, i) => uidOf(i)) } },
  'page 40': { page: FAR },
});

const COMMENTS = of('comments', JOINED_ROWS, {
  'all of them': {},
  'oldest first': { sort: ['created_at', 'ASC'] },
  'new ones': { filter: { queue: 'new' } },
  'hidden ones': { filter: { queue: 'hidden' } },
  'reported ones': { filter: { queue: 'reported' } },
  'of a mod': { filter: { mod_id: syntheticId(7) } },
  'of a member': { filter: { uid: uidOf(7) } },
  'of a kind': { filter: { kind: 'bug' } },
  'hidden, of a kind': { filter: { queue: 'hidden', kind: 'bug' } },
  'page 40': { page: FAR },
  'reported, page 40': { filter: { queue: 'reported' }, page: FAR },
});

const REPORTS = of('reports', JOINED_ROWS, {
  'those that wait': { filter: { open: true } },
  'decided ones': { filter: { open: false } },
  'about comments': { filter: { subject: 'comment', open: true } },
  'all of them': {},
  'page 40': { filter: { open: true }, page: FAR },
});

const LOGS = of('logs', JOINED_ROWS, {
  'all of them': {},
  'by a person': { filter: { actor: uidOf(0) } },
  'of an action': { filter: { action: 'approve:mod' } },
  'about a record': { filter: { about: `mods/${syntheticId(3)}` } },
  'page 40': { page: FAR },
});

const MESSAGES = of('contact-messages', ROWS, {
  'those that wait': { filter: { open: true } },
  'handled ones': { filter: { open: false } },
  'all of them': {},
  'page 20': { page: 20 },
});

/** Lets in and parses, and finds nothing to read: what any call of the console costs. */
export const BASELINE: Question = { name: 'nothing (baseline)', path: 'users', page: 1, rows: 1, filter: { id: [] } };

export const QUESTIONS: readonly Question[] = [
  BASELINE,
  ...MODS,
  ...USERS,
  ...COMMENTS,
  ...REPORTS,
  ...LOGS,
  ...MESSAGES,
];
