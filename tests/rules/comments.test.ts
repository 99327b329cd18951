import { COMMENT_KINDS } from '@bigorna/domain/entities/member';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setStamped, updateStamped } from './support/client.ts';
import { authorCardOf, commentOf, LONG_AGO, modOf } from './support/documents.ts';
import { accountFor } from './support/identities.ts';
import { PROJECT } from './support/rules.ts';
import { bad, good, variants } from './support/variants.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const COMMENTS = 'mods/approved/comments';
/** What can be read, in whatever writing; a family of emoji is joined by signs that nobody sees. */
const SEEN = ['.', '漢', 'مرحبا', '🧱', '👩🏽‍🌾', '<script>alert(1)</script>', 'a\u00A0b', 'ok\u200B'];
const UNSEEN = [
  '\u00A0',
  '\u3000\u2003',
  '\u200B',
  '\u200D\u200D',
  '\uFEFF',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\u{E0041}',
  '\u{E0100}',
  ...['\u034F', '\u115F', '\u1160', '\u17B4', '\u17B5', '\u180B', '\uFFA0'],
];
const UNPLAIN = [
  ...['a\u0007b', 'a\u0000b', 'a\n\u001B[2J', 'a\u000Bb', 'a\u000Cb', 'a\u007Fb', 'a\u0080b', 'a\u009Fb'],
  ...['a\u202Ab', 'a\u202Eb', 'a\n\u2066b', 'a\u2069b'],
];
const REPLY = { uid: 'admin', author: authorCardOf('admin', 'admin'), text: 'Yes', created_at: LONG_AGO };
const world = worldWith({
  'mods/rejected': modOf('rejected', { status: 'rejected' }),
  'mods/pending/comments/mine': commentOf('user'),
  [`${COMMENTS}/hidden`]: commentOf('stranger', { hidden: true }),
  [`${COMMENTS}/own-hidden`]: commentOf('user', { hidden: true }),
  [`${COMMENTS}/old-card`]: commentOf('user', { author: { ...authorCardOf('user'), display_name: 'Before' } }),
  [`${COMMENTS}/answered`]: commentOf('user', { kind: 'bug', reply: REPLY }),
  [`${COMMENTS}/answered-by-own`]: commentOf('stranger', { reply: { ...REPLY, uid: 'user' } }),
  ...forEveryone((uid) => ({ [`${COMMENTS}/of-${uid}`]: commentOf(uid) })),
});

/** A comment as the site sends it. */
const draft = (uid: string, over: object = {}) => ({
  ...commentOf(uid, { author: authorCardOf(uid, accountFor(uid)?.role) }),
  created_at: serverTimestamp(),
  ...over,
});
const create = ({ db, uid }: Actor, over: object = {}, path = `${COMMENTS}/new`) =>
  setStamped(db, uid, 'comments', path, draft(uid, over));
const edited = (over: object = {}) => ({ text: 'Works very well', edited_at: serverTimestamp(), ...over });
const edit = ({ db, uid }: Actor, over: object = {}, path = `${COMMENTS}/of-${uid}`) =>
  updateStamped(db, uid, 'comments', path, edited(over));

describe('comments: listing', () => {
  const shown = where('hidden', '==', false);
  variants(
    world,
    'user',
    [
      good('50 of an approved mod, newest first', {
        mod: 'approved',
        by: [shown, orderBy('created_at', 'desc'), limit(50)],
      }),
      bad('51', { mod: 'approved', by: [shown, orderBy('created_at', 'desc'), limit(51)] }),
      bad('without a limit', { mod: 'approved', by: [shown, orderBy('created_at', 'desc')] }),
      bad('hidden ones among them', { mod: 'approved', by: [orderBy('created_at', 'desc'), limit(50)] }),
      bad("another's, hidden ones among them", { mod: 'approved', by: [where('uid', '==', 'stranger'), limit(50)] }),
      bad('hidden ones alone', { mod: 'approved', by: [where('hidden', '==', true), limit(50)] }),
      bad('of a pending mod', { mod: 'pending', by: [shown, orderBy('created_at', 'desc'), limit(50)] }),
      bad('of no mod', { mod: 'none', by: [shown, orderBy('created_at', 'desc'), limit(50)] }),
    ],
    ({ db }, { mod, by }) => getDocs(query(collection(db, `mods/${mod}/comments`), ...by)),
  );
  variants(
    world,
    'user',
    [
      good('own comments of one mod', (actor: Actor) =>
        query(collection(actor.db, COMMENTS), where('uid', '==', actor.uid), limit(50)),
      ),
      bad('own comments of all mods', (actor: Actor) =>
        query(collectionGroup(actor.db, 'comments'), where('uid', '==', actor.uid), limit(50)),
      ),
    ],
    (actor, ask) => getDocs(ask(actor)),
  );
});

describe('comments: listing by REST, as a visitor', () => {
  const ask = (structured: object) =>
    fetch(
      `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/mods/approved:runQuery`,
      { method: 'POST', body: JSON.stringify({ structuredQuery: { ...SHOWN, ...structured } }) },
    );
  const SHOWN = {
    from: [{ collectionId: 'comments' }],
    where: { fieldFilter: { field: { fieldPath: 'hidden' }, op: 'EQUAL', value: { booleanValue: false } } },
  };
  const rows = [
    { name: 'the first', query: { limit: 50 }, status: 200 },
    { name: 'the first, said to skip none', query: { limit: 50, offset: 0 }, status: 200 },
    { name: 'all but one, skipping it', query: { limit: 50, offset: 1 }, status: 403 },
    { name: 'a million skipped', query: { limit: 1, offset: 1_000_000 }, status: 403 },
    { name: 'without a limit', query: {}, status: 403 },
  ];
  it.each(rows)('R144 $name: $status', async ({ query: structured, status }) => {
    expect((await ask(structured)).status).toBe(status);
  });
});

describe('comments: what a new one holds', () => {
  const card = authorCardOf('user');
  variants(
    world,
    'user',
    [
      good('nothing changed', {}),
      bad('another uid', { uid: 'owner' }),
      bad("another's card", { author: authorCardOf('owner') }),
      bad('another username', { author: { ...card, username: 'owner' } }),
      bad('another display name', { author: { ...card, display_name: 'Bigorna' } }),
      bad('another avatar', { author: { ...card, avatar_url: '/media/avatars/owner.webp' } }),
      bad('a borrowed role', { author: { ...card, role: 'admin' } }),
      bad('a card with one field more', { author: { ...card, badge: 'Admin' } }),
      bad('a card without role', { author: { username: 'user', display_name: 'The user', avatar_url: null } }),
      bad('no card', { author: null }),
      bad('a field more', { pinned: true }),
      good('2000 characters', { text: 'a'.repeat(2000) }),
      good('1000 characters of two parts each', { text: '🧱'.repeat(1000) }),
      bad('2001 characters of two parts each', { text: '🧱'.repeat(2001) }),
      bad('2001 characters', { text: 'a'.repeat(2001) }),
      good('one character', { text: 'a' }),
      bad('an empty text', { text: '' }),
      bad('a blank text', { text: ' \n ' }),
      bad('a number for a text', { text: 5 }),
      good('lines and tabs', { text: 'a\n\tb\r\nç 锻' }),
      good('marks that look like HTML, which stay text', { text: '<b>1 < 2</b>' }),
      ...SEEN.map((text) => good(`the text ${JSON.stringify(text)}`, { text })),
      ...UNSEEN.map((text) => bad(`the text ${JSON.stringify(text)}, which shows nothing`, { text })),
      ...UNPLAIN.map((text) => bad(`the text ${JSON.stringify(text)}, which does more than say`, { text })),
      ...COMMENT_KINDS.map((kind) => good(`the kind ${kind}`, { kind })),
      bad('an unknown kind', { kind: 'problem' }),
      bad('all kinds', { kind: 'all' }),
      bad('no kind', { kind: null }),
      good('a release', { release: '1.21.4-beta.2' }),
      bad('a release that shows nothing', { release: '\u3000' }),
      bad('a release that rings', { release: '1.0\u0007' }),
      bad('a release that turns the writing', { release: '\u202E0.1' }),
      good('a release of 40 characters', { release: '1'.repeat(40) }),
      bad('a release too long', { release: '1'.repeat(41) }),
      bad('a number for a release', { release: 1 }),
      bad("the client's clock", { created_at: Timestamp.now() }),
      bad('a date of last year', { created_at: new Date('2025-01-01') }),
      bad('an edit that never was', { edited_at: serverTimestamp() }),
      bad('hidden', { hidden: true }),
      bad('an official reply of its own', {
        reply: { uid: 'admin', author: authorCardOf('admin', 'admin'), text: 'Yes', created_at: new Date() },
      }),
    ],
    (actor, over) => create(actor, over),
  );
  const { reply: _, ...withoutReply } = draft('user');
  variants(
    world,
    'user',
    [good('all fields', draft('user')), bad('one field less', withoutReply)],
    ({ db, uid }, data) => setStamped(db, uid, 'comments', `${COMMENTS}/new`, data),
  );
});

describe('comments: where a new one goes', () => {
  variants(
    world,
    'user',
    [
      good('an approved mod', `${COMMENTS}/new`),
      bad('a pending mod', 'mods/pending/comments/new'),
      bad('a rejected mod', 'mods/rejected/comments/new'),
      bad('no mod', 'mods/none/comments/new'),
      bad("another's comment", `${COMMENTS}/of-owner`),
      good('an id of all signs that ids have', `${COMMENTS}/aZ09_-`),
      good('an id of one sign', `${COMMENTS}/a`),
      good('an id of 64', `${COMMENTS}/${'a'.repeat(64)}`),
      bad('an id of 65', `${COMMENTS}/${'a'.repeat(65)}`),
      bad('an id that is no id', `${COMMENTS}/a b`),
      bad('an id too long', `${COMMENTS}/${'a'.repeat(129)}`),
    ],
    (actor, path) => create(actor, {}, path),
  );
});

describe('comments: what an edit changes', () => {
  variants(
    world,
    'user',
    [
      good('text and date', {}),
      bad("the client's clock", { edited_at: Timestamp.now() }),
      bad('no date', { edited_at: null }),
      bad('2001 characters', { text: 'a'.repeat(2001) }),
      bad('an empty text', { text: '' }),
      ...SEEN.map((text) => good(`the text ${JSON.stringify(text)}`, { text })),
      ...UNSEEN.map((text) => bad(`the text ${JSON.stringify(text)}, which shows nothing`, { text })),
      ...UNPLAIN.map((text) => bad(`the text ${JSON.stringify(text)}, which does more than say`, { text })),
      bad('the kind', { kind: 'bug' }),
      bad('the kind to an unknown one', { kind: 'problem' }),
      bad('the release', { release: '2.0' }),
      bad('the author', { uid: 'owner' }),
      bad('the card', { author: authorCardOf('user', 'admin') }),
      bad('the day it was written', { created_at: serverTimestamp() }),
      bad('hidden', { hidden: true }),
      bad('a reply', { reply: { text: 'Yes' } }),
      bad('a field more', { pinned: true }),
    ],
    (actor, over) => edit(actor, over),
  );
  variants(
    world,
    'user',
    [good('an approved mod', `${COMMENTS}/of-user`), bad('a pending mod', 'mods/pending/comments/mine')],
    (actor, path) => edit(actor, {}, path),
  );
});

describe('comments: which one', () => {
  const rows = [
    good('own', 'of-user'),
    good('own, hidden by staff', 'own-hidden'),
    good('own, written under another name', 'old-card'),
    good('own, with an official reply', 'answered'),
    bad("another's", 'of-owner'),
    bad("another's, hidden", 'hidden'),
    bad("another's, with an official reply of one's own", 'answered-by-own'),
    bad('none', 'none'),
  ];
  describe('edit', () => {
    variants(world, 'user', rows, (actor, id) => edit(actor, {}, `${COMMENTS}/${id}`));
  });
  describe('edit so that it is seen, or answered by nobody', () => {
    const shown = { hidden: false };
    variants(
      world,
      'user',
      [
        good('as it is', ['own-hidden', {}]),
        bad('shown again', ['own-hidden', shown]),
        bad('without the reply', ['answered', { reply: null }]),
        bad('the reply reworded', ['answered', { reply: { ...REPLY, text: 'No' } }]),
        bad('as if never edited', ['answered', { edited_at: null }]),
      ] as const,
      (actor, [id, over]) => edit(actor, over, `${COMMENTS}/${id}`),
    );
  });
  describe('replace as a whole', () => {
    variants(
      world,
      'user',
      [
        good('text and date', {}),
        bad('a reply of its own', { reply: REPLY }),
        bad('another day', { created_at: new Date(0) }),
      ],
      ({ db, uid }, over) =>
        setStamped(db, uid, 'comments', `${COMMENTS}/of-user`, { ...commentOf('user'), ...edited(), ...over }),
    );
  });
  describe('delete', () => {
    const there = rows.filter(({ name }) => name !== 'none');
    variants(world, 'user', there, ({ db }, id) => deleteDoc(doc(db, `${COMMENTS}/${id}`)));
  });
});

describe('comments: a member who changed their name', () => {
  it('R144 writes under the new one alone, and edits what stands under the old one', async () => {
    const actor = world.actor('user');
    const renamed = { ...authorCardOf('user'), display_name: 'Another' };
    await world.write({ 'profiles/user': { ...renamed, bio: '', member_since: LONG_AGO } });
    await world.attempt(false, create(actor));
    await world.attempt(true, edit(actor));
    await world.write({ 'users/user/limits/comments': { at: LONG_AGO, path: 'x' } });
    await world.attempt(true, create(actor, { author: renamed }));
  });
});
