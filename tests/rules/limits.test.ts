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
import { addStamp, type Firestore, getStampPath } from './support/client.ts';
import { buildComment, buildMod, buildRelease, buildReport, LONG_AGO } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { createForEveryone, createWorld } from './support/world.ts';

const world = createWorld({
  'mods/other': buildMod('other'),
  'mods/other/releases/r1': buildRelease(),
  'mods/other/downloaders/user': { uid: 'user', first_at: LONG_AGO },
  'mods/approved/releases/r1': buildRelease(),
  'mods/approved/downloaders/user': { uid: 'user', first_at: LONG_AGO },
  'mods/approved/comments/mine': buildComment('user'),
  'mods/approved/comments/mine-too': buildComment('user'),
  'mods/approved/comments/another': buildComment('stranger'),
  'mods/approved/comments/a-reply': buildComment('stranger', { parent: 'mine' }),
  ...createForEveryone((uid) => ({ [`users/${uid}/limits/favorites`]: { at: LONG_AGO, path: 'x' } })),
});

const now = serverTimestamp;
const buildNewComment = () => ({ ...buildComment('user'), created_at: now() });

/** Two documents of each kind that `user` may write with a stamp. Tests try the stamp of one document for the other. */
const WRITES: Readonly<Record<FloodKind, { paths: readonly [string, string]; data: (path: string) => object }>> = {
  comments: { paths: ['mods/approved/comments/a', 'mods/approved/comments/b'], data: buildNewComment },
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
  useful: {
    paths: ['users/user/useful/approved_another', 'users/user/useful/approved_a-reply'],
    data: (path) => ({ mod_id: 'approved', comment_id: path.split('_').at(-1), created_at: now() }),
  },
  reports: {
    paths: ['reports/a', 'reports/b'],
    data: () => ({ ...buildReport('user'), created_at: now() }),
  },
};
const KINDS = Object.keys(FLOOD_INTERVAL_MS).filter((kind): kind is FloodKind => kind in WRITES);
const OTHER_KIND = {
  comments: 'reports',
  favorites: 'votes',
  ratings: 'votes',
  votes: 'useful',
  useful: 'ratings',
  reports: 'comments',
};

const commit = (db: Firestore, fill: (batch: WriteBatch) => unknown) => {
  const batch = writeBatch(db);
  fill(batch);
  return batch.commit();
};

describe('limits: fields of a stamp', () => {
  const rows = [
    allow('nothing changed', {}),
    deny("the client's clock", { at: Timestamp.now() }),
    deny('an old date', { at: LONG_AGO }),
    deny('no path', { path: '' }),
    deny('a number for a path', { path: 5 }),
    deny('a list for a path', { path: ['x'] }),
    allow('a path of 1000 characters', { path: 'x'.repeat(1000) }),
    deny('a path of 1001 characters', { path: 'x'.repeat(1001) }),
    deny('an extra field', { count: 0 }),
  ];
  describe.each(['comments', 'favorites'])('%s', (kind) => {
    testVariants<object>(
      world,
      ({ db, uid }, over) => setDoc(doc(db, getStampPath(uid, kind)), { at: now(), path: 'x', ...over }),
      rows,
    );
  });
  testVariants(world, ({ db, uid }, kind) => setDoc(doc(db, getStampPath(uid, kind)), { at: now(), path: 'x' }), [
    ...KINDS.map((kind) => allow(`the kind ${kind}`, kind)),
    deny('an unknown kind', 'views'),
  ]);
});

describe.each(KINDS)('flood control of %s', (kind) => {
  const { paths, data } = WRITES[kind];
  const [path, other] = paths;
  const write = (batch: WriteBatch, db: Firestore, at: string) => batch.set(doc(db, at), data(at));
  const attemptWrite = (allowed: boolean, fill: (batch: WriteBatch, db: Firestore) => unknown) => {
    const { db } = world.actor('user');
    return world.attempt(
      allowed,
      commit(db, (batch) => fill(batch, db)),
    );
  };
  const storeStampWithAge = (ageMs: number, at = path) =>
    world.write({ [getStampPath('user', kind)]: { at: new Date(Date.now() - ageMs), path: at } });

  it('allows the first write with its stamp (R144)', () =>
    attemptWrite(true, (batch, db) => addStamp(write(batch, db, path), db, 'user', kind, path)));
  it('refuses a write without a stamp (R144)', () => attemptWrite(false, (batch, db) => write(batch, db, path)));
  it('refuses a write with the stamp of an earlier commit (R144)', async () => {
    await storeStampWithAge(86_400_000);
    await attemptWrite(false, (batch, db) => write(batch, db, path));
  });
  it('refuses a write with a stamp for another document (R144)', () =>
    attemptWrite(false, (batch, db) => addStamp(write(batch, db, path), db, 'user', kind, other)));
  it('allows a write of the other document with a stamp for that document (R144)', () =>
    attemptWrite(true, (batch, db) => addStamp(write(batch, db, other), db, 'user', kind, other)));
  it('refuses two writes with one stamp (R144)', () =>
    attemptWrite(false, (batch, db) => addStamp(write(write(batch, db, path), db, other), db, 'user', kind, path)));
  it('refuses two writes with a stamp moved between them (R144)', () =>
    attemptWrite(false, (batch, db) => {
      addStamp(write(batch, db, path), db, 'user', kind, path);
      addStamp(write(batch, db, other), db, 'user', kind, other);
    }));
  it('refuses a write with a stamp of another kind (R144)', () =>
    attemptWrite(false, (batch, db) => addStamp(write(batch, db, path), db, 'user', OTHER_KIND[kind], path)));
  it('refuses a write with stamps of all other kinds (R144)', () =>
    attemptWrite(false, (batch, db) => {
      write(batch, db, path);
      for (const one of KINDS.filter((name) => name !== kind)) addStamp(batch, db, 'user', one, path);
    }));
  it('refuses a write with the stamp of another member (R144)', () =>
    attemptWrite(false, (batch, db) => addStamp(write(batch, db, path), db, 'owner', kind, path)));
  it('refuses a write after a recent stamp was deleted (R144)', async () => {
    // The stamp lies in the future, so the interval can't end during a slow run.
    await storeStampWithAge(-60_000, other);
    await attemptWrite(false, (batch, db) => {
      batch.delete(doc(db, getStampPath('user', kind)));
      addStamp(write(batch, db, path), db, 'user', kind, path);
    });
  });
  it('allows a write at the end of the interval (R144)', async () => {
    await storeStampWithAge(FLOOD_INTERVAL_MS[kind]);
    await attemptWrite(true, (batch, db) => addStamp(write(batch, db, path), db, 'user', kind, path));
  });
  it('refuses a write five seconds before the end of the interval (R144)', async () => {
    await storeStampWithAge(FLOOD_INTERVAL_MS[kind] - 5_000);
    await attemptWrite(false, (batch, db) => addStamp(write(batch, db, path), db, 'user', kind, path));
  });
});

describe('flood control: several writes in one commit', () => {
  const fresh = (index: number) => `mods/approved/comments/c${index}`;
  const add = (batch: WriteBatch, db: Firestore, path: string) => batch.set(doc(db, path), buildNewComment());
  const edit = (batch: WriteBatch, db: Firestore, id: string) =>
    batch.update(doc(db, `mods/approved/comments/${id}`), { text: 'Better', edited_at: now() });
  type Fill = (batch: WriteBatch, db: Firestore) => unknown;
  const many = (count: number) => (batch: WriteBatch, db: Firestore) => {
    for (let index = 0; index < count; index += 1) add(batch, db, fresh(index));
    addStamp(batch, db, 'user', 'comments', fresh(0));
  };
  testVariants<Fill>(world, ({ db }, fill) => commit(db, (batch) => fill(batch, db)), [
    allow('one comment with one stamp', many(1)),
    deny('two comments with one stamp', many(2)),
    deny('400 comments with one stamp', many(400)),
    deny('two comments with a stamp moved twice', (batch, db) => {
      addStamp(add(batch, db, fresh(0)), db, 'user', 'comments', fresh(0));
      addStamp(add(batch, db, fresh(1)), db, 'user', 'comments', fresh(1));
    }),
    allow('one edit with one stamp', (batch, db) =>
      addStamp(edit(batch, db, 'mine'), db, 'user', 'comments', 'mods/approved/comments/mine'),
    ),
    deny('two edits with one stamp', (batch, db) => {
      edit(batch, db, 'mine-too');
      addStamp(edit(batch, db, 'mine'), db, 'user', 'comments', 'mods/approved/comments/mine');
    }),
    deny('an edit without a stamp', (batch, db) => edit(batch, db, 'mine')),
    allow('a comment and a rating, each with its stamp', (batch, db) => {
      addStamp(add(batch, db, fresh(0)), db, 'user', 'comments', fresh(0));
      batch.set(doc(db, WRITES.ratings.paths[0]), WRITES.ratings.data(''));
      addStamp(batch, db, 'user', 'ratings', WRITES.ratings.paths[0]);
    }),
  ]);
  it('refuses a second comment right after the first (R144)', async () => {
    const { db } = world.actor('user');
    const send = (path: string) => commit(db, (batch) => addStamp(add(batch, db, path), db, 'user', 'comments', path));
    await world.attempt(true, send(fresh(0)));
    await world.attempt(false, send(fresh(1)));
  });
  it('refuses a recent stamp that is deleted and recreated in one commit (R144)', async () => {
    const { db } = world.actor('user');
    const renewed = (batch: WriteBatch) => {
      batch.delete(doc(db, getStampPath('user', 'comments')));
      addStamp(add(batch, db, fresh(0)), db, 'user', 'comments', fresh(0));
    };
    await world.write({ [getStampPath('user', 'comments')]: { at: new Date(), path: fresh(1) } });
    await world.attempt(false, commit(db, renewed));
  });
  it.each(['user', 'unverified'] as const)(
    'refuses %s to move a stamp before the end of its interval (R144)',
    async (identity) => {
      const { db, uid } = world.actor(identity);
      for (const kind of KINDS) {
        const stamp = doc(db, getStampPath(uid, kind));
        const move = () => setDoc(stamp, { at: now(), path: fresh(1) });
        const storeStamp = (at: number) => world.write({ [stamp.path]: { at: new Date(at), path: fresh(0) } });
        await storeStamp(Date.now() - FLOOD_INTERVAL_MS[kind]);
        await world.attempt(true, move());
        await storeStamp(Date.now() + 60_000);
        await world.attempt(false, move());
      }
    },
  );
  it('refuses to delete an old stamp, but allows to renew the stamp (R144)', async () => {
    const { db } = world.actor('user');
    const path = getStampPath('user', 'comments');
    await world.write({ [path]: { at: LONG_AGO, path: fresh(1) } });
    await world.attempt(false, deleteDoc(doc(db, path)));
    await world.attempt(true, setDoc(doc(db, path), { at: now(), path: fresh(1) }));
  });
  it('refuses to set a stamp to an earlier time (R144)', async () => {
    const { db } = world.actor('user');
    await world.attempt(true, updateDoc(doc(db, getStampPath('user', 'favorites')), { at: now() }));
    await world.attempt(false, updateDoc(doc(db, getStampPath('user', 'favorites')), { at: LONG_AGO }));
  });
});
