import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { omitUndefined, setStamped } from './support/client.ts';
import { buildComment, buildMod, buildUsefulMark } from './support/documents.ts';
import { invalid, testVariants, valid } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const world = createWorld({
  'mods/approved/comments/another': buildComment('stranger'),
  'mods/approved/comments/reply': buildComment('stranger', { parent: 'another' }),
  'mods/approved/comments/hidden': buildComment('stranger', { hidden: true }),
  'mods/approved/comments/marked': buildComment('stranger'),
  'mods/pending/comments/another': buildComment('stranger'),
  'mods/rejected': buildMod('rejected', { status: 'rejected' }),
  'mods/rejected/comments/another': buildComment('stranger'),
  ...createForEveryone((uid) => ({
    [`mods/approved/comments/of-${uid}`]: buildComment(uid),
    [`users/${uid}/useful/approved_marked`]: buildUsefulMark('approved', 'marked'),
  })),
});

interface Mark {
  readonly mod: string;
  readonly comment: string;
  /** Document id; default: the one that the rules require. */
  readonly id?: string;
}
const mark = ({ db, uid }: Actor, { mod, comment, id = `${mod}_${comment}` }: Mark, over: object = {}) =>
  setStamped(
    db,
    uid,
    'useful',
    `users/${uid}/useful/${id}`,
    omitUndefined({ mod_id: mod, comment_id: comment, created_at: serverTimestamp(), ...over }),
  );
const ANOTHER = { mod: 'approved', comment: 'another' };

describe('useful marks: allowed comments', () => {
  testVariants<Mark>(
    world,
    'user',
    [
      valid("another's", ANOTHER),
      valid("another's reply", { mod: 'approved', comment: 'reply' }),
      invalid('an own one', { mod: 'approved', comment: 'of-user' }),
      invalid('a hidden one', { mod: 'approved', comment: 'hidden' }),
      invalid('none', { mod: 'approved', comment: 'none' }),
      invalid('one on a pending mod', { mod: 'pending', comment: 'another' }),
      invalid('one on a rejected mod', { mod: 'rejected', comment: 'another' }),
      invalid('one on no mod', { mod: 'none', comment: 'another' }),
      invalid('one that is marked', { mod: 'approved', comment: 'marked' }),
    ],
    (actor, target) => mark(actor, target),
  );
});

describe('useful marks: one for each comment', () => {
  testVariants<Mark>(
    world,
    'user',
    [
      valid('under its id', ANOTHER),
      invalid('under a second id', { ...ANOTHER, id: 'second' }),
      invalid('under the id of the comment alone', { ...ANOTHER, id: 'another' }),
      invalid('under the id of another comment', { ...ANOTHER, id: 'approved_reply' }),
    ],
    (actor, target) => mark(actor, target),
  );
});

describe('useful marks: fields', () => {
  testVariants<object>(
    world,
    'user',
    [
      valid('nothing changed', {}),
      invalid("the client's clock", { created_at: Timestamp.now() }),
      invalid('no date', { created_at: undefined }),
      invalid('another comment', { comment_id: 'reply' }),
      invalid('a number for a comment', { comment_id: 1 }),
      invalid('another mod', { mod_id: 'other' }),
      invalid('no mod', { mod_id: undefined }),
      invalid('a weight', { weight: 100 }),
    ],
    (actor, over) => mark(actor, ANOTHER, over),
  );
});

describe('useful marks: members', () => {
  it.each([
    ['user', true],
    ['owner', true],
    ['unverified', false],
    ['banned', false],
    ['signed out', false],
  ] as const)('are set by %s: %s (R144)', (identity, allowed) =>
    world.attempt(allowed, mark(world.actor(identity), ANOTHER)),
  );
  testVariants(world, 'user', [valid('own', 'user'), invalid("another's", 'owner')], ({ db }, uid) =>
    deleteDoc(doc(db, `users/${uid}/useful/approved_marked`)),
  );
  testVariants(world, 'user', [valid('own', 'user'), invalid("another's", 'owner')], ({ db }, uid) =>
    getDocs(query(collection(db, `users/${uid}/useful`), where('mod_id', '==', 'approved'), limit(500))),
  );
  it('cannot be changed, and can be taken back and set again (R144)', async () => {
    const actor = world.actor('user');
    await world.attempt(false, mark(actor, { mod: 'approved', comment: 'marked' }));
    await world.attempt(true, deleteDoc(doc(actor.db, 'users/user/useful/approved_marked')));
    await world.attempt(true, mark(actor, { mod: 'approved', comment: 'marked' }));
  });
});
