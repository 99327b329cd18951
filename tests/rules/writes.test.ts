import {
  arrayUnion,
  deleteField,
  doc,
  FieldPath,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setStamped, stamp, updateStamped } from './support/client.ts';
import { commentOf, LONG_AGO, notificationOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { worldWith } from './support/world.ts';

/** The ways in which a client may say what a document is to hold: whatever the way, the rules judge what comes of it. */
const COMMENT = 'mods/approved/comments/mine';
const RATING = 'mods/approved/ratings/user';
const NOTIFICATION = 'users/user/notifications/one';
const world = worldWith({
  [COMMENT]: commentOf('user'),
  [RATING]: { uid: 'user', stars: 3, rated_at: LONG_AGO },
  [NOTIFICATION]: notificationOf(),
  'mods/approved/downloaders/user': { uid: 'user', first_at: LONG_AGO },
});
const now = serverTimestamp;

describe('writes: what the database reckons itself', () => {
  variants<unknown>(
    world,
    'user',
    [
      good('a number given', 5),
      good('one star more', increment(1)),
      bad('three stars more', increment(3)),
      bad('half a star more', increment(0.5)),
      bad('four stars fewer', increment(-4)),
      bad('no number', Number.NaN),
      bad('without end', Number.POSITIVE_INFINITY),
      bad('a list', arrayUnion(4)),
      bad('the moment', now()),
      bad('nothing any more', deleteField()),
    ],
    ({ db, uid }, stars) => updateStamped(db, uid, 'ratings', RATING, { stars, rated_at: now() }),
  );
  variants<Readonly<Record<string, unknown>>>(
    world,
    'user',
    [
      good('a text', { text: 'Better' }),
      bad('the moment for a text', { text: now() }),
      bad('a list for a text', { text: arrayUnion('Better') }),
      bad('a number for a text', { text: increment(1) }),
      bad('a map for a text', { text: { 'pt-BR': 'Melhor' } }),
      bad('no text any more', { text: deleteField() }),
      bad('no card any more', { author: deleteField() }),
    ],
    ({ db, uid }, change) =>
      updateStamped(db, uid, 'comments', COMMENT, { edited_at: now(), text: 'Better', ...change }),
  );
});

describe('writes: one field of a map, by its path', () => {
  variants<readonly [path: string | FieldPath, value: string]>(
    world,
    'user',
    [
      good('a setting', ['settings.theme', 'light']),
      bad('a setting that there is not', ['settings.role', 'admin']),
      bad('below a setting', ['settings.theme.name', 'light']),
      bad('a field whose name has a dot', [new FieldPath('settings.theme'), 'light']),
      bad('the role', ['role', 'admin']),
      bad('below the role', ['role.name', 'admin']),
    ],
    ({ db, uid }, [path, value]) =>
      path instanceof FieldPath
        ? updateDoc(doc(db, `users/${uid}`), path, value)
        : updateDoc(doc(db, `users/${uid}`), { [path]: value }),
  );
  variants(
    world,
    'user',
    [good('the text', 'text'), bad('the role on the card', 'author.role'), bad('a reply', 'reply.text')],
    ({ db, uid }, path) =>
      updateStamped(db, uid, 'comments', COMMENT, { text: 'Better', edited_at: now(), [path]: 'admin' }),
  );
});

describe('writes: much at once', () => {
  const huge = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 'x'.repeat(100)]));
  variants<object>(
    world,
    'user',
    [
      good('some settings', { theme: 'light' }),
      bad('thousands of settings', huge),
      bad('a map for a setting', { locale: huge }),
      bad('a list for a setting', { locale: ['pt-BR'] }),
      bad('a list for all settings', ['theme']),
    ],
    ({ db, uid }, settings) => updateDoc(doc(db, `users/${uid}`), { settings }),
  );
  variants<object>(
    world,
    'user',
    [
      good('the moment', {}),
      bad('values without end', { values: huge }),
      bad('the moment twice', { read_at: [LONG_AGO] }),
    ],
    ({ db }, change) => updateDoc(doc(db, NOTIFICATION), { read_at: now(), ...change }),
  );
});

describe('writes: merged into what is there', () => {
  variants<object>(
    world,
    'user',
    [
      good('settings', { settings: { theme: 'light' } }),
      bad('settings and the role', { settings: { theme: 'light' }, role: 'admin' }),
      bad('settings and the verified mark', { settings: { theme: 'light' }, is_verified: false }),
    ],
    ({ db, uid }, data) => setDoc(doc(db, `users/${uid}`), data, { merge: true }),
  );
  it('R144 who is not verified does not become so by the way', async () => {
    const { db } = world.actor('unverified');
    const own = doc(db, 'users/unverified');
    await world.attempt(false, setDoc(own, { is_verified: true }, { merge: true }));
    await world.attempt(false, updateDoc(own, { settings: { theme: 'light' }, is_verified: true }));
    await world.attempt(true, setDoc(own, { settings: { theme: 'light' } }, { merge: true }));
  });
});

describe('writes: one document twice in a commit', () => {
  const data = { ...commentOf('user'), created_at: now() };
  const fresh = 'mods/approved/comments/fresh';
  it('R144 a comment made and then hidden from its own rules is judged as it ends', async () => {
    const { db, uid } = world.actor('user');
    const made = () => stamp(writeBatch(db).set(doc(db, fresh), data), db, uid, 'comments', fresh);
    await world.attempt(false, made().update(doc(db, fresh), { hidden: true }).commit());
    await world.attempt(false, made().update(doc(db, fresh), { pinned: true }).commit());
    await world.attempt(true, made().update(doc(db, fresh), { text: 'Better' }).commit());
  });
  it('R144 a comment deleted and made anew under its id loses no reply', async () => {
    const { db, uid } = world.actor('user');
    const reply = { uid: 'admin', author: commentOf('admin').author, text: 'Yes', created_at: LONG_AGO };
    await world.write({ [COMMENT]: commentOf('user', { reply, hidden: true }) });
    const batch = writeBatch(db).delete(doc(db, COMMENT)).set(doc(db, COMMENT), data);
    await world.attempt(false, stamp(batch, db, uid, 'comments', COMMENT).commit());
    expect(await setStamped(db, uid, 'comments', fresh, data)).toBeUndefined();
  });
});
