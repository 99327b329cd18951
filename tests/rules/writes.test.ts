import {
  arrayUnion,
  deleteField,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { addStamp, setStamped, updateStamped } from './support/client.ts';
import { buildComment, buildNotification, LONG_AGO } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { createWorld } from './support/world.ts';

// The rules judge the final document, however a client writes it.
const COMMENT = 'mods/approved/comments/mine';
const RATING = 'mods/approved/ratings/user';
const NOTIFICATION = 'users/user/notifications/one';
const world = createWorld({
  [COMMENT]: buildComment('user'),
  [RATING]: { uid: 'user', stars: 3, rated_at: LONG_AGO },
  [NOTIFICATION]: buildNotification(),
  'mods/approved/downloaders/user': { uid: 'user', first_at: LONG_AGO },
});
const now = serverTimestamp;

describe('writes: server-side transforms', () => {
  testVariants<unknown>(
    world,
    ({ db, uid }, stars) => updateStamped(db, uid, 'ratings', RATING, { stars, rated_at: now() }),
    [
      allow('a number', 5),
      allow('one star more', increment(1)),
      deny('three stars more', increment(3)),
      deny('half a star more', increment(0.5)),
      deny('four stars fewer', increment(-4)),
      deny('NaN', Number.NaN),
      deny('infinity', Number.POSITIVE_INFINITY),
      deny('a list', arrayUnion(4)),
      deny('the server time', now()),
      deny('a deleted field', deleteField()),
    ],
  );
  testVariants<Readonly<Record<string, unknown>>>(
    world,
    ({ db, uid }, change) =>
      updateStamped(db, uid, 'comments', COMMENT, { edited_at: now(), text: 'Better', ...change }),
    [
      allow('a text', { text: 'Better' }),
      deny('the server time as a text', { text: now() }),
      deny('a list for a text', { text: arrayUnion('Better') }),
      deny('a number for a text', { text: increment(1) }),
      deny('a map for a text', { text: { 'pt-BR': 'Melhor' } }),
      deny('a deleted text', { text: deleteField() }),
      deny('a deleted card', { author: deleteField() }),
    ],
  );
});

describe('writes: one field of a map by path', () => {
  testVariants(
    world,
    ({ db, uid }, path) =>
      updateStamped(db, uid, 'comments', COMMENT, { text: 'Better', edited_at: now(), [path]: 'admin' }),
    [allow('the text', 'text'), deny('the role on the card', 'author.role'), deny('a reply', 'reply.text')],
  );
});

describe('writes: large values', () => {
  const huge = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 'x'.repeat(100)]));
  testVariants<object>(world, ({ db }, change) => updateDoc(doc(db, NOTIFICATION), { read_at: now(), ...change }), [
    allow('the server time', {}),
    deny('huge values', { values: huge }),
    deny('a list of dates', { read_at: [LONG_AGO] }),
  ]);
});

describe('writes: merge', () => {
  testVariants<object>(
    world,
    ({ db }, change) => setDoc(doc(db, NOTIFICATION), { read_at: now(), ...change }, { merge: true }),
    [
      allow('the time of reading', {}),
      deny('the time of reading and the type', { type: 'comment' }),
      deny('the time of reading and a text', { values: { text: 'Other' } }),
    ],
  );
});

describe('writes: one document twice in a commit', () => {
  const data = { ...buildComment('user'), created_at: now() };
  const fresh = 'mods/approved/comments/fresh';
  it('are judged by the final state of the comment in the commit (R144)', async () => {
    const { db, uid } = world.actor('user');
    const createBatch = () => addStamp(writeBatch(db).set(doc(db, fresh), data), db, uid, 'comments', fresh);
    await world.attempt(false, createBatch().update(doc(db, fresh), { hidden: true }).commit());
    await world.attempt(false, createBatch().update(doc(db, fresh), { pinned: true }).commit());
    await world.attempt(true, createBatch().update(doc(db, fresh), { text: 'Better' }).commit());
  });
  it('are refused when they delete and recreate a comment, which would drop its reply (R144)', async () => {
    const { db, uid } = world.actor('user');
    const reply = { uid: 'admin', author: buildComment('admin').author, text: 'Yes', created_at: LONG_AGO };
    await world.write({ [COMMENT]: buildComment('user', { reply, hidden: true }) });
    const batch = writeBatch(db).delete(doc(db, COMMENT)).set(doc(db, COMMENT), data);
    await world.attempt(false, addStamp(batch, db, uid, 'comments', COMMENT).commit());
    expect(await setStamped(db, uid, 'comments', fresh, data)).toBeUndefined();
  });
});
