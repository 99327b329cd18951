import './support/separate-project.ts';
import type { Comment, Rating, Vote } from '@bigorna/domain/entities/member';
import type { ReleaseVotes } from '@bigorna/domain/entities/mod';
import { toDay } from '@bigorna/domain/trending';
import { expect, it, vi } from 'vitest';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { getSlotEnd } from '../../functions/src/counters/slots.ts';
import { sweepRollUps } from '../../functions/src/counters/sweep-roll-ups.ts';
import { COMMENT_HANDLERS, type CommentWritten } from '../../functions/src/events/comment-written.ts';
import { FAVORITE_HANDLERS, type FavoriteWritten } from '../../functions/src/events/favorite-written.ts';
import { runHandlers, type WriteHandler } from '../../functions/src/events/parse-write.ts';
import { RATING_HANDLERS, type RatingWritten } from '../../functions/src/events/rating-written.ts';
import { VOTE_HANDLERS, type VoteWritten } from '../../functions/src/events/vote-written.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, getAll } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { buildComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

const MEMBERS = 50;
const ROUNDS = 40;
/** Operations per commit, on different documents. */
const OPERATIONS_A_ROUND = 5;
const ROUND_MS = 7000;
const BUCKETS = ['0', '1'];
const MODS = Array.from({ length: 12 }, (_, i) => ({ id: `mod-${i}`, bucket: BUCKETS[i % 2] ?? '0' }));
const RELEASES = ['r1', 'r2'];

const random = createRandom('ten thousand operations');
let time = new Date('2026-11-21T12:00:00Z');

/** Delivers the event of a write as Firestore would. */
type Event = () => Promise<void>;
const selectCounters = <W>(followers: readonly WriteHandler<W>[]) =>
  followers.filter(({ name }) => name === 'counters');
const createEvent = {
  favorite: (written: FavoriteWritten) => () => runHandlers(selectCounters(FAVORITE_HANDLERS), written),
  comment: (written: CommentWritten) => () => runHandlers(selectCounters(COMMENT_HANDLERS), written),
  rating: (written: RatingWritten) => () => runHandlers(selectCounters(RATING_HANDLERS), written),
  vote: (written: VoteWritten) => () => runHandlers(selectCounters(VOTE_HANDLERS), written),
};

/** Paths of all stored documents, known without reading. */
const stored = new Set<string>();
const favorites = new Map<string, { mod_id: string; created_at: Date }>();
const comments = new Map<string, Comment>();
const ratings = new Map<string, Rating>();
const votes = new Map<string, Vote>();

/** Changes a document in a batch and in the local copy. Returns the previous value. */
const storeDocument = <T extends object>(
  batch: FirebaseFirestore.WriteBatch,
  knownDocuments: Map<string, T>,
  path: string,
  after: T | undefined,
): T | undefined => {
  const before = knownDocuments.get(path);
  if (after === undefined) {
    knownDocuments.delete(path);
    stored.delete(path);
    batch.delete(firestore.doc(path));
  } else {
    knownDocuments.set(path, after);
    stored.add(path);
    batch.set(firestore.doc(path), after);
  }
  return before;
};

let operations = 0;
/**
 * Picks a random operation. Undefined if this commit already changes that document, or if the document does not exist.
 */
const pickOperation = (batch: FirebaseFirestore.WriteBatch, uid: string, usedPaths: Set<string>): Event | undefined => {
  const { id: modId } = random.pick(MODS);
  const free = (path: string): boolean => !usedPaths.has(path) && usedPaths.add(path).size > 0;
  const kind = random.pick(['favorite', 'favorite', 'comment', 'change', 'hide', 'delete', 'rate', 'vote'] as const);
  if (kind === 'favorite') {
    const path = `users/${uid}/favorites/${modId}`;
    if (!free(path)) return undefined;
    const after = favorites.has(path) ? undefined : { mod_id: modId, created_at: time };
    return createEvent.favorite({ uid, modId, before: storeDocument(batch, favorites, path, after), after });
  }
  if (kind === 'rate') {
    const path = `mods/${modId}/ratings/${uid}`;
    if (!free(path)) return undefined;
    const isGone = ratings.has(path) && random.chance(0.1);
    const after = isGone ? undefined : { uid, stars: random.int(1, 5), rated_at: time };
    return createEvent.rating({ uid, modId, before: storeDocument(batch, ratings, path, after), after });
  }
  if (kind === 'vote') {
    const releaseId = random.pick(RELEASES);
    const path = `mods/${modId}/releases/${releaseId}/votes/${uid}`;
    if (!free(path)) return undefined;
    const after = { uid, works: random.chance(0.7), voted_at: time };
    return createEvent.vote({ uid, modId, releaseId, before: storeDocument(batch, votes, path, after), after });
  }
  if (kind === 'comment') {
    const commentId = `c${operations}`;
    const path = `mods/${modId}/comments/${commentId}`;
    if (!free(path)) return undefined;
    const after = { ...buildComment({ uid, username: uid }), created_at: time };
    return createEvent.comment({ modId, commentId, before: storeDocument(batch, comments, path, after), after });
  }
  const ownComments = [...comments].filter(([path, { uid: author }]) => author === uid && !usedPaths.has(path));
  const [path, before] = ownComments[random.int(0, Math.max(0, ownComments.length - 1))] ?? [];
  if (path === undefined || before === undefined || !free(path)) return undefined;
  const changed = { change: { ...before, text: 'Outro texto.' }, hide: { ...before, hidden: !before.hidden } };
  const after = kind === 'delete' ? undefined : changed[kind];
  const [, owner = '', , commentId = ''] = path.split('/');
  return createEvent.comment({ modId: owner, commentId, before: storeDocument(batch, comments, path, after), after });
};

/** Writes the next operations of a member in one commit. Returns the events of these writes. */
const commitOperations = async (uid: string): Promise<Event[]> => {
  const batch = firestore.batch();
  const usedPaths = new Set<string>();
  const events: Event[] = [];
  while (events.length < OPERATIONS_A_ROUND) {
    const event = pickOperation(batch, uid, usedPaths);
    if (event !== undefined) events.push(event);
  }
  operations += events.length;
  await batch.commit();
  return events;
};

/** Slots with a scheduled roll-up task. The test loses some tasks, which are not listed. */
const tasks: string[] = [];
const dueTasks = (): string[] => {
  const isDue = (slot: string) => getSlotEnd(slot).getTime() + 5000 <= time.getTime();
  const due = tasks.filter(isDue);
  tasks.splice(0, tasks.length, ...tasks.filter((slot) => !isDue(slot)));
  return random.shuffle([...due, ...due.filter(() => random.chance(0.2))]);
};

const getVoteDays = (given: readonly Vote[]): ReleaseVotes['days'] => {
  const works = given.filter((vote) => vote.works).length;
  return given.length === 0 ? {} : { [toDay(time)]: { works, broken: given.length - works } };
};

/** Expected counts of a mod, from the local copies of its documents. */
const recountMod = (id: string) => {
  const listBelow = <T>(knownDocuments: Map<string, T>, under: string): T[] =>
    [...knownDocuments].flatMap(([path, one]) => (path.startsWith(`mods/${id}/${under}/`) ? [one] : []));
  const stars = listBelow(ratings, 'ratings').map((rating) => rating.stars);
  return {
    counts: {
      favorites: [...favorites.values()].filter(({ mod_id }) => mod_id === id).length,
      comments: listBelow(comments, 'comments').filter(({ hidden }) => !hidden).length,
      ratings: stars.length,
      stars: stars.reduce((sum, given) => sum + given, 0),
      views: 0,
      downloads: 0,
    },
    stars: Object.fromEntries([1, 2, 3, 4, 5].map((star) => [star, stars.filter((given) => given === star).length])),
    votes: RELEASES.map((release) => getVoteDays(listBelow(votes, `releases/${release}/votes`))),
  };
};

it('counts are exact after 10,000 random operations with repeated and late events (R112, R107)', async () => {
  vi.mocked(now).mockImplementation(() => time);
  vi.mocked(enqueue).mockImplementation(async (_, { subject, slotSeconds }) => {
    if (!random.chance(0.05)) tasks.push(subject);
    return { start: time, end: new Date(time.getTime() + slotSeconds * 1000) };
  });
  const setUp = firestore.batch();
  for (const { id, bucket } of MODS) setUp.set(firestore.doc(`mods/${id}`), { counts_bucket: bucket });
  await setUp.commit();
  const uids = Array.from({ length: MEMBERS }, (_, i) => `member-${i}`);
  let lateEvents: Event[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = dueTasks();
    const rolling = Promise.all(due.map((slot) => rollUp(slot)));
    const events = (await Promise.all(uids.map(commitOperations))).flat();
    const twice = events.filter(() => random.chance(0.05));
    const delayed = new Set(events.filter(() => random.chance(0.05)));
    const deliveries = random.shuffle([...events.filter((event) => !delayed.has(event)), ...twice, ...lateEvents]);
    await Promise.all(deliveries.map((event) => event()));
    await rolling;
    lateEvents = [...delayed];
    time = new Date(time.getTime() + ROUND_MS);
  }
  await Promise.all(random.shuffle(lateEvents).map((event) => event()));
  time = new Date(time.getTime() + 180_000);
  await Promise.all(dueTasks().map((slot) => rollUp(slot)));
  await sweepRollUps();
  expect(operations).toBe(MEMBERS * ROUNDS * OPERATIONS_A_ROUND);

  const buckets = await getAll(BUCKETS.map((bucket) => doc('counts/{bucket}', bucket)));
  for (const { id, bucket } of MODS) {
    const { counts, stars, votes: byRelease } = recountMod(id);
    const feedback = await get(doc('feedback/{mod}', id));
    expect(buckets[BUCKETS.indexOf(bucket)]?.mods[id], id).toEqual({ ...counts, recent: {} });
    expect(feedback?.stars, id).toEqual(stars);
    expect(
      RELEASES.map((release) => feedback?.releases[release]?.days),
      id,
    ).toEqual(byRelease);
  }
  // The local copy must equal the stored data.
  const groups = await Promise.all(
    ['favorites', 'comments', 'ratings', 'votes'].map((group) => firestore.collectionGroup(group).get()),
  );
  const found = groups.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
  const ownPaths = found.filter((path) => /^(mods\/mod|users\/member)-/.test(path));
  expect(ownPaths.toSorted()).toEqual([...stored].toSorted());
}, 240_000);
