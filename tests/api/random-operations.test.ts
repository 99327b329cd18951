import './support/own-project.ts';
import type { Comment, Rating, Vote } from '@bigorna/domain/entities/member';
import type { ReleaseVotes } from '@bigorna/domain/entities/mod';
import { dayOf } from '@bigorna/domain/trending';
import { expect, it, vi } from 'vitest';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { endOf } from '../../functions/src/counters/slots.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { COMMENT_FOLLOWERS, type CommentWritten } from '../../functions/src/events/comment-written.ts';
import { FAVORITE_FOLLOWERS, type FavoriteWritten } from '../../functions/src/events/favorite-written.ts';
import { type Follower, followAll } from '../../functions/src/events/on-written.ts';
import { RATING_FOLLOWERS, type RatingWritten } from '../../functions/src/events/rating-written.ts';
import { VOTE_FOLLOWERS, type VoteWritten } from '../../functions/src/events/vote-written.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, getAll } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { randomOf } from '../../tools/seed/random.ts';
import { commentOf } from './support/comments.ts';
import { firestore } from './support/firebase.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));

const MEMBERS = 50;
const ROUNDS = 40;
/** On documents of their own, so that one commit takes them all. */
const OPERATIONS_A_ROUND = 5;
const ROUND_MS = 7000;
const BUCKETS = ['0', '1'];
const MODS = Array.from({ length: 12 }, (_, i) => ({ id: `mod-${i}`, bucket: BUCKETS[i % 2] ?? '0' }));
const RELEASES = ['r1', 'r2'];

const random = randomOf('ten thousand operations');
let time = new Date('2026-11-21T12:00:00Z');

/** A write's event, as Firestore would tell it. */
type Event = () => Promise<void>;
const counting = <W>(followers: readonly Follower<W>[]) => followers.filter(({ name }) => name === 'counters');
const told = {
  favorite: (written: FavoriteWritten) => () => followAll(counting(FAVORITE_FOLLOWERS), written),
  comment: (written: CommentWritten) => () => followAll(counting(COMMENT_FOLLOWERS), written),
  rating: (written: RatingWritten) => () => followAll(counting(RATING_FOLLOWERS), written),
  vote: (written: VoteWritten) => () => followAll(counting(VOTE_FOLLOWERS), written),
};

/** What is stored, by path: what tests know without asking. */
const stored = new Set<string>();
const favorites = new Map<string, { mod_id: string; created_at: Date }>();
const comments = new Map<string, Comment>();
const ratings = new Map<string, Rating>();
const votes = new Map<string, Vote>();

/** Changes one document in a batch and in what is known; answers what it was before. */
const put = <T extends object>(
  batch: FirebaseFirestore.WriteBatch,
  known: Map<string, T>,
  path: string,
  after: T | undefined,
): T | undefined => {
  const before = known.get(path);
  if (after === undefined) {
    known.delete(path);
    stored.delete(path);
    batch.delete(firestore.doc(path));
  } else {
    known.set(path, after);
    stored.add(path);
    batch.set(firestore.doc(path), after);
  }
  return before;
};

let operations = 0;
/** One operation on a document that this commit has not touched; undefined where there is none. */
const operate = (batch: FirebaseFirestore.WriteBatch, uid: string, taken: Set<string>): Event | undefined => {
  const { id: modId } = random.pick(MODS);
  const free = (path: string): boolean => !taken.has(path) && taken.add(path).size > 0;
  const kind = random.pick(['favorite', 'favorite', 'comment', 'change', 'hide', 'delete', 'rate', 'vote'] as const);
  if (kind === 'favorite') {
    const path = `users/${uid}/favorites/${modId}`;
    if (!free(path)) return undefined;
    const after = favorites.has(path) ? undefined : { mod_id: modId, created_at: time };
    return told.favorite({ uid, modId, before: put(batch, favorites, path, after), after });
  }
  if (kind === 'rate') {
    const path = `mods/${modId}/ratings/${uid}`;
    if (!free(path)) return undefined;
    const isGone = ratings.has(path) && random.chance(0.1);
    const after = isGone ? undefined : { uid, stars: random.int(1, 5), rated_at: time };
    return told.rating({ uid, modId, before: put(batch, ratings, path, after), after });
  }
  if (kind === 'vote') {
    const releaseId = random.pick(RELEASES);
    const path = `mods/${modId}/releases/${releaseId}/votes/${uid}`;
    if (!free(path)) return undefined;
    const after = { uid, works: random.chance(0.7), voted_at: time };
    return told.vote({ uid, modId, releaseId, before: put(batch, votes, path, after), after });
  }
  if (kind === 'comment') {
    const commentId = `c${operations}`;
    const path = `mods/${modId}/comments/${commentId}`;
    if (!free(path)) return undefined;
    const after = { ...commentOf({ uid, username: uid }), created_at: time };
    return told.comment({ modId, commentId, before: put(batch, comments, path, after), after });
  }
  const own = [...comments].filter(([path, { uid: author }]) => author === uid && !taken.has(path));
  const [path, before] = own[random.int(0, Math.max(0, own.length - 1))] ?? [];
  if (path === undefined || before === undefined || !free(path)) return undefined;
  const changed = { change: { ...before, text: 'Outro texto.' }, hide: { ...before, hidden: !before.hidden } };
  const after = kind === 'delete' ? undefined : changed[kind];
  const [, of = '', , commentId = ''] = path.split('/');
  return told.comment({ modId: of, commentId, before: put(batch, comments, path, after), after });
};

/** A member's next operations, committed together. */
const act = async (uid: string): Promise<Event[]> => {
  const batch = firestore.batch();
  const taken = new Set<string>();
  const events: Event[] = [];
  while (events.length < OPERATIONS_A_ROUND) {
    const event = operate(batch, uid, taken);
    if (event !== undefined) events.push(event);
  }
  operations += events.length;
  await batch.commit();
  return events;
};

/** Slots whose roll-up was asked for, and not lost. */
const tasks: string[] = [];
const dueTasks = (): string[] => {
  const isDue = (slot: string) => endOf(slot).getTime() + 5000 <= time.getTime();
  const due = tasks.filter(isDue);
  tasks.splice(0, tasks.length, ...tasks.filter((slot) => !isDue(slot)));
  return random.shuffle([...due, ...due.filter(() => random.chance(0.2))]);
};

const daysOf = (given: readonly Vote[]): ReleaseVotes['days'] => {
  const works = given.filter((vote) => vote.works).length;
  return given.length === 0 ? {} : { [dayOf(time)]: { works, broken: given.length - works } };
};

/** What a mod's documents come to, counted one by one. */
const recountOf = (id: string) => {
  const of = <T>(known: Map<string, T>, under: string): T[] =>
    [...known].flatMap(([path, one]) => (path.startsWith(`mods/${id}/${under}/`) ? [one] : []));
  const stars = of(ratings, 'ratings').map((rating) => rating.stars);
  return {
    counts: {
      favorites: [...favorites.values()].filter(({ mod_id }) => mod_id === id).length,
      comments: of(comments, 'comments').filter(({ hidden }) => !hidden).length,
      ratings: stars.length,
      stars: stars.reduce((sum, given) => sum + given, 0),
      views: 0,
      downloads: 0,
    },
    stars: Object.fromEntries([1, 2, 3, 4, 5].map((star) => [star, stars.filter((given) => given === star).length])),
    votes: RELEASES.map((release) => daysOf(of(votes, `releases/${release}/votes`))),
  };
};

it('R112 R107 after 10,000 random operations by 50 members, with events twice, late and in any order, every counter equals a recount', async () => {
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockImplementation(async (_, { subject, slotSeconds }) => {
    if (!random.chance(0.05)) tasks.push(subject);
    return { start: time, end: new Date(time.getTime() + slotSeconds * 1000) };
  });
  const setUp = firestore.batch();
  for (const { id, bucket } of MODS) setUp.set(firestore.doc(`mods/${id}`), { counts_bucket: bucket });
  await setUp.commit();
  const uids = Array.from({ length: MEMBERS }, (_, i) => `member-${i}`);
  let late: Event[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = dueTasks();
    const rolling = Promise.all(due.map((slot) => rollUp(slot)));
    const events = (await Promise.all(uids.map(act))).flat();
    const twice = events.filter(() => random.chance(0.05));
    const delayed = new Set(events.filter(() => random.chance(0.05)));
    const heard = random.shuffle([...events.filter((event) => !delayed.has(event)), ...twice, ...late]);
    await Promise.all(heard.map((event) => event()));
    await rolling;
    late = [...delayed];
    time = new Date(time.getTime() + ROUND_MS);
  }
  await Promise.all(random.shuffle(late).map((event) => event()));
  time = new Date(time.getTime() + 180_000);
  await Promise.all(dueTasks().map((slot) => rollUp(slot)));
  await sweepRollUps();
  expect(operations).toBe(MEMBERS * ROUNDS * OPERATIONS_A_ROUND);

  const buckets = await getAll(BUCKETS.map((bucket) => doc('counts/{bucket}', bucket)));
  for (const { id, bucket } of MODS) {
    const { counts, stars, votes: byRelease } = recountOf(id);
    const feedback = await get(doc('feedback/{mod}', id));
    expect(buckets[BUCKETS.indexOf(bucket)]?.mods[id], id).toEqual({ ...counts, recent: {} });
    expect(feedback?.stars, id).toEqual(stars);
    expect(
      RELEASES.map((release) => feedback?.releases[release]?.days),
      id,
    ).toEqual(byRelease);
  }
  // What the test knows is what is stored.
  const groups = await Promise.all(
    ['favorites', 'comments', 'ratings', 'votes'].map((group) => firestore.collectionGroup(group).get()),
  );
  const found = groups.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
  const own = found.filter((path) => /^(mods\/mod|users\/member)-/.test(path));
  expect(own.toSorted()).toEqual([...stored].toSorted());
}, 240_000);
