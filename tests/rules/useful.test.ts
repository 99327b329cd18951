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
import { allow, deny, testVariants } from './support/variants.ts';
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
  /** Document id. Default: the id that the rules require. */
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
  testVariants<Mark>(world, (actor, target) => mark(actor, target), [
    allow("another's", ANOTHER),
    allow("another's reply", { mod: 'approved', comment: 'reply' }),
    deny('an own one', { mod: 'approved', comment: 'of-user' }),
    deny('a hidden one', { mod: 'approved', comment: 'hidden' }),
    deny('none', { mod: 'approved', comment: 'none' }),
    deny('one on a pending mod', { mod: 'pending', comment: 'another' }),
    deny('one on a rejected mod', { mod: 'rejected', comment: 'another' }),
    deny('one on no mod', { mod: 'none', comment: 'another' }),
    deny('one that is marked', { mod: 'approved', comment: 'marked' }),
  ]);
});

describe('useful marks: one id for each comment', () => {
  testVariants<Mark>(world, (actor, target) => mark(actor, target), [
    allow('under its id', ANOTHER),
    deny('under a second id', { ...ANOTHER, id: 'second' }),
    deny('under the id of the comment alone', { ...ANOTHER, id: 'another' }),
    deny('under the id of another comment', { ...ANOTHER, id: 'approved_reply' }),
  ]);
});

describe('useful marks: fields', () => {
  testVariants<object>(world, (actor, over) => mark(actor, ANOTHER, over), [
    allow('nothing changed', {}),
    deny("the client's clock", { created_at: Timestamp.now() }),
    deny('no date', { created_at: undefined }),
    deny('another comment', { comment_id: 'reply' }),
    deny('a number for a comment', { comment_id: 1 }),
    deny('another mod', { mod_id: 'other' }),
    deny('no mod', { mod_id: undefined }),
    deny('a weight', { weight: 100 }),
  ]);
});

describe('useful marks: members', () => {
  it.each([
    ['user', true],
    ['owner', true],
    ['unverified', false],
    ['banned', false],
    ['signed out', false],
  ] as const)('setting a mark by %s is allowed: %s (R144)', (identity, allowed) =>
    world.attempt(allowed, mark(world.actor(identity), ANOTHER)),
  );
  testVariants(world, ({ db }, uid) => deleteDoc(doc(db, `users/${uid}/useful/approved_marked`)), [
    allow('own', 'user'),
    deny("another's", 'owner'),
  ]);
  testVariants(
    world,
    ({ db }, uid) =>
      getDocs(query(collection(db, `users/${uid}/useful`), where('mod_id', '==', 'approved'), limit(500))),
    [allow('own', 'user'), deny("another's", 'owner')],
  );
  it('a mark cannot be changed, but can be removed and set again (R144)', async () => {
    const actor = world.actor('user');
    await world.attempt(false, mark(actor, { mod: 'approved', comment: 'marked' }));
    await world.attempt(true, deleteDoc(doc(actor.db, 'users/user/useful/approved_marked')));
    await world.attempt(true, mark(actor, { mod: 'approved', comment: 'marked' }));
  });
});
