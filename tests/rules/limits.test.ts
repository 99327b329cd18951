import { FLOOD_INTERVAL_MS, type FloodKind } from '@bigorna/domain/limits';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type Firestore, stamp, stampPath } from './support/client.ts';
import { commentOf, LONG_AGO, modOf, releaseOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { forEveryone, worldWith } from './support/world.ts';

const world = worldWith({
  'mods/other': modOf('other'),
  'mods/other/releases/r1': releaseOf(),
  'mods/other/downloaders/user': { uid: 'user', first_at: LONG_AGO },
  'mods/approved/releases/r1': releaseOf(),
  'mods/approved/downloaders/user': { uid: 'user', first_at: LONG_AGO },
  'mods/approved/comments/mine': commentOf('user'),
  'mods/approved/comments/mine-too': commentOf('user'),
  ...forEveryone((uid) => ({ [`users/${uid}/limits/favorites`]: { at: LONG_AGO, path: 'x' } })),
});

const now = serverTimestamp;
const comment = () => ({ ...commentOf('user'), created_at: now() });

/** What a stamp of each kind lets `user` write: two documents, so that one can stand where the other should. */
const WRITES: Readonly<Record<FloodKind, { paths: readonly [string, string]; data: (path: string) => object }>> = {
  comments: { paths: ['mods/approved/comments/a', 'mods/approved/comments/b'], data: comment },
  favorites: {
    paths: ['users/user/favorites/approved', 'users/user/favorites/other'],
    data: (path) => ({ mod_id: path.split('/').at(-1), created_at: now() }),
  },
  ratings: {
    paths: ['mods/approved/ratings/user', 'mods/other/ratings/user'],
    data: () => ({ uid: 'user', stars: 4, rated_at: now() }),
  },
  votes: {
    paths: ['mods/approved/releases/r1/votes/user', 'mods/other/releases/r1/votes/user'],
    data: () => ({ uid: 'user', works: true, voted_at: now() }),
  },
  reports: {
    paths: ['reports/a', 'reports/b'],
    data: () => ({
      uid: 'user',
      subject: 'mod',
      path: 'mods/approved',
      reason: 'A copy',
      created_at: now(),
      resolved_at: null,
    }),
  },
};
const KINDS = Object.keys(FLOOD_INTERVAL_MS).filter((kind): kind is FloodKind => kind in WRITES);
const OTHER_KIND = { comments: 'reports', favorites: 'votes', ratings: 'votes', votes: 'ratings', reports: 'comments' };

const commit = (db: Firestore, fill: (batch: WriteBatch) => unknown) => {
  const batch = writeBatch(db);
  fill(batch);
  return batch.commit();
};

describe('limits: what a stamp holds', () => {
  const rows = [
    good('nothing changed', {}),
    bad("the client's clock", { at: Timestamp.now() }),
    bad('a moment long ago', { at: LONG_AGO }),
    bad('no path', { path: '' }),
    bad('a number for a path', { path: 5 }),
    bad('a list for a path', { path: ['x'] }),
    good('a path of 1000 characters', { path: 'x'.repeat(1000) }),
    bad('a path without end', { path: 'x'.repeat(1001) }),
    bad('a field more', { count: 0 }),
  ];
  describe.each(['comments', 'favorites'])('%s', (kind) => {
    variants<object>(world, 'user', rows, ({ db, uid }, over) =>
      setDoc(doc(db, stampPath(uid, kind)), { at: now(), path: 'x', ...over }),
    );
  });
  variants(
    world,
    'user',
    [...KINDS.map((kind) => good(`the kind ${kind}`, kind)), bad('a kind of its own', 'views')],
    ({ db, uid }, kind) => setDoc(doc(db, stampPath(uid, kind)), { at: now(), path: 'x' }),
  );
});

describe.each(KINDS)('flood control of %s', (kind) => {
  const { paths, data } = WRITES[kind];
  const [path, other] = paths;
  const write = (batch: WriteBatch, db: Firestore, at: string) => batch.set(doc(db, at), data(at));
  const tryOut = (allowed: boolean, fill: (batch: WriteBatch, db: Firestore) => unknown) => {
    const { db } = world.actor('user');
    return world.attempt(
      allowed,
      commit(db, (batch) => fill(batch, db)),
    );
  };
  const stampAged = (ageMs: number, at = path) =>
    world.write({ [stampPath('user', kind)]: { at: new Date(Date.now() - ageMs), path: at } });

  it('R144 the first, with its stamp, is allowed', () =>
    tryOut(true, (batch, db) => stamp(write(batch, db, path), db, 'user', kind, path)));
  it('R144 without a stamp is refused', () => tryOut(false, (batch, db) => write(batch, db, path)));
  it('R144 with the stamp of an earlier commit is refused', async () => {
    await stampAged(86_400_000);
    await tryOut(false, (batch, db) => write(batch, db, path));
  });
  it('R144 with a stamp for another document is refused', () =>
    tryOut(false, (batch, db) => stamp(write(batch, db, path), db, 'user', kind, other)));
  it('R144 the other, with its stamp, is allowed', () =>
    tryOut(true, (batch, db) => stamp(write(batch, db, other), db, 'user', kind, other)));
  it('R144 two with the stamp of one are refused', () =>
    tryOut(false, (batch, db) => stamp(write(write(batch, db, path), db, other), db, 'user', kind, path)));
  it('R144 two with a stamp moved from one to the other are refused', () =>
    tryOut(false, (batch, db) => {
      stamp(write(batch, db, path), db, 'user', kind, path);
      stamp(write(batch, db, other), db, 'user', kind, other);
    }));
  it('R144 with a stamp of another kind is refused', () =>
    tryOut(false, (batch, db) => stamp(write(batch, db, path), db, 'user', OTHER_KIND[kind], path)));
  it('R144 with stamps of all other kinds is refused', () =>
    tryOut(false, (batch, db) => {
      write(batch, db, path);
      for (const one of KINDS.filter((name) => name !== kind)) stamp(batch, db, 'user', one, path);
    }));
  it('R144 with the stamp of another member is refused', () =>
    tryOut(false, (batch, db) => stamp(write(batch, db, path), db, 'owner', kind, path)));
  it('R144 with a young stamp deleted before is refused', async () => {
    await stampAged(FLOOD_INTERVAL_MS[kind] - 900, other);
    await tryOut(false, (batch, db) => {
      batch.delete(doc(db, stampPath('user', kind)));
      stamp(write(batch, db, path), db, 'user', kind, path);
    });
  });
  it('R144 at the end of the interval is allowed', async () => {
    await stampAged(FLOOD_INTERVAL_MS[kind]);
    await tryOut(true, (batch, db) => stamp(write(batch, db, path), db, 'user', kind, path));
  });
  it('R144 five seconds before the end of the interval is refused', async () => {
    await stampAged(FLOOD_INTERVAL_MS[kind] - 5_000);
    await tryOut(false, (batch, db) => stamp(write(batch, db, path), db, 'user', kind, path));
  });
});

describe('flood control: many in one commit', () => {
  const fresh = (index: number) => `mods/approved/comments/c${index}`;
  const add = (batch: WriteBatch, db: Firestore, path: string) => batch.set(doc(db, path), comment());
  const edit = (batch: WriteBatch, db: Firestore, id: string) =>
    batch.update(doc(db, `mods/approved/comments/${id}`), { text: 'Better', edited_at: now() });
  type Fill = (batch: WriteBatch, db: Firestore) => unknown;
  const many = (count: number) => (batch: WriteBatch, db: Firestore) => {
    for (let index = 0; index < count; index += 1) add(batch, db, fresh(index));
    stamp(batch, db, 'user', 'comments', fresh(0));
  };
  variants<Fill>(
    world,
    'user',
    [
      good('one comment with one stamp', many(1)),
      bad('two comments with one stamp', many(2)),
      bad('400 comments with one stamp', many(400)),
      bad('two comments with a stamp moved twice', (batch, db) => {
        stamp(add(batch, db, fresh(0)), db, 'user', 'comments', fresh(0));
        stamp(add(batch, db, fresh(1)), db, 'user', 'comments', fresh(1));
      }),
      good('one edit with one stamp', (batch, db) =>
        stamp(edit(batch, db, 'mine'), db, 'user', 'comments', 'mods/approved/comments/mine'),
      ),
      bad('two edits with one stamp', (batch, db) => {
        edit(batch, db, 'mine-too');
        stamp(edit(batch, db, 'mine'), db, 'user', 'comments', 'mods/approved/comments/mine');
      }),
      bad('an edit without a stamp', (batch, db) => edit(batch, db, 'mine')),
      good('a comment and a rating, each with its stamp', (batch, db) => {
        stamp(add(batch, db, fresh(0)), db, 'user', 'comments', fresh(0));
        batch.set(doc(db, WRITES.ratings.paths[0]), WRITES.ratings.data(''));
        stamp(batch, db, 'user', 'ratings', WRITES.ratings.paths[0]);
      }),
    ],
    ({ db }, fill) => commit(db, (batch) => fill(batch, db)),
  );
  it('R144 a second comment right after the first is refused', async () => {
    const { db } = world.actor('user');
    const send = (path: string) => commit(db, (batch) => stamp(add(batch, db, path), db, 'user', 'comments', path));
    await world.attempt(true, send(fresh(0)));
    await world.attempt(false, send(fresh(1)));
  });
  it('R144 a young stamp deleted and made anew in the same commit is refused', async () => {
    const { db } = world.actor('user');
    const renewed = (batch: WriteBatch) => {
      batch.delete(doc(db, stampPath('user', 'comments')));
      stamp(add(batch, db, fresh(0)), db, 'user', 'comments', fresh(0));
    };
    await world.write({ [stampPath('user', 'comments')]: { at: new Date(), path: fresh(1) } });
    await world.attempt(false, commit(db, renewed));
  });
  it('R144 a young stamp deleted in a commit of its own is refused, and moved is allowed', async () => {
    const { db } = world.actor('user');
    const path = stampPath('user', 'comments');
    await world.write({ [path]: { at: new Date(), path: fresh(1) } });
    await world.attempt(false, deleteDoc(doc(db, path)));
    await world.attempt(true, setDoc(doc(db, path), { at: now(), path: fresh(1) }));
  });
  it('R144 a stamp set back by its owner is refused', async () => {
    const { db } = world.actor('user');
    await world.attempt(true, updateDoc(doc(db, stampPath('user', 'favorites')), { at: now() }));
    await world.attempt(false, updateDoc(doc(db, stampPath('user', 'favorites')), { at: LONG_AGO }));
  });
});
