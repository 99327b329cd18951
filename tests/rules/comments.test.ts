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
import { buildAuthorCard, buildComment, buildMod, LONG_AGO } from './support/documents.ts';
import { getAccount } from './support/identities.ts';
import { PROJECT } from './support/rules.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const COMMENTS = 'mods/approved/comments';
/** Visible texts in different scripts. Some also contain invisible characters, such as the joiner of an emoji. */
const VISIBLE_TEXTS = ['.', '漢', 'مرحبا', '🧱', '👩🏽‍🌾', '<script>alert(1)</script>', 'a\u00A0b', 'ok\u200B'];
const INVISIBLE_TEXTS = [
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
const CONTROL_TEXTS = [
  ...['a\u0007b', 'a\u0000b', 'a\n\u001B[2J', 'a\u000Bb', 'a\u000Cb', 'a\u007Fb', 'a\u0080b', 'a\u009Fb'],
  ...['a\u202Ab', 'a\u202Eb', 'a\n\u2066b', 'a\u2069b'],
];
const TEXTS = [
  ...VISIBLE_TEXTS.map((text) => allow(`the text ${JSON.stringify(text)}`, { text })),
  ...INVISIBLE_TEXTS.map((text) => deny(`the text ${JSON.stringify(text)}, which is invisible`, { text })),
  ...CONTROL_TEXTS.map((text) => deny(`the text ${JSON.stringify(text)}, which has control characters`, { text })),
];
const REPLY = { uid: 'admin', author: buildAuthorCard('admin', 'admin'), text: 'Yes', created_at: LONG_AGO };
function buildCommentWithoutThread(uid: string) {
  const { parent: _parent, replies: _replies, useful: _useful, ...comment } = buildComment(uid);
  return comment;
}
const world = createWorld({
  'mods/rejected': buildMod('rejected', { status: 'rejected' }),
  'mods/pending/comments/mine': buildComment('user'),
  [`${COMMENTS}/hidden`]: buildComment('stranger', { hidden: true }),
  [`${COMMENTS}/own-hidden`]: buildComment('user', { hidden: true }),
  [`${COMMENTS}/old-card`]: buildComment('user', { author: { ...buildAuthorCard('user'), display_name: 'Before' } }),
  [`${COMMENTS}/answered`]: buildComment('user', { kind: 'bug', reply: REPLY }),
  [`${COMMENTS}/answered-by-own`]: buildComment('stranger', { reply: { ...REPLY, uid: 'user' } }),
  [`${COMMENTS}/a-reply`]: buildComment('stranger', { parent: 'of-owner' }),
  [`${COMMENTS}/own-reply`]: buildComment('user', { parent: 'of-owner' }),
  // Stored before comments had threads.
  [`${COMMENTS}/older`]: buildCommentWithoutThread('stranger'),
  ...Object.fromEntries(
    ['a', 'aZ09_-', 'a'.repeat(64), 'a'.repeat(65)].map((id) => [`${COMMENTS}/${id}`, buildComment('stranger')]),
  ),
  'mods/other': buildMod('other'),
  'mods/other/comments/elsewhere': buildComment('stranger'),
  ...createForEveryone((uid) => ({ [`${COMMENTS}/of-${uid}`]: buildComment(uid) })),
});

/** A comment as the site sends it. */
const buildDraft = (uid: string, over: object = {}) => ({
  ...buildComment(uid, { author: buildAuthorCard(uid, getAccount(uid)?.role) }),
  created_at: serverTimestamp(),
  ...over,
});
const create = ({ db, uid }: Actor, over: object = {}, path = `${COMMENTS}/new`) =>
  setStamped(db, uid, 'comments', path, buildDraft(uid, over));
const buildEdit = (over: object = {}) => ({ text: 'Works very well', edited_at: serverTimestamp(), ...over });
const edit = ({ db, uid }: Actor, over: object = {}, path = `${COMMENTS}/of-${uid}`) =>
  updateStamped(db, uid, 'comments', path, buildEdit(over));

describe('comments: lists', () => {
  const visibleOnly = where('hidden', '==', false);
  testVariants(world, ({ db }, { mod, by }) => getDocs(query(collection(db, `mods/${mod}/comments`), ...by)), [
    allow('50 of an approved mod, newest first', {
      mod: 'approved',
      by: [visibleOnly, orderBy('created_at', 'desc'), limit(50)],
    }),
    allow('50 that are no replies, as the site lists them', {
      mod: 'approved',
      by: [where('parent', '==', null), visibleOnly, orderBy('created_at', 'desc'), limit(50)],
    }),
    deny('51', { mod: 'approved', by: [visibleOnly, orderBy('created_at', 'desc'), limit(51)] }),
    deny('without a limit', { mod: 'approved', by: [visibleOnly, orderBy('created_at', 'desc')] }),
    deny('including hidden ones', { mod: 'approved', by: [orderBy('created_at', 'desc'), limit(50)] }),
    deny("another's, including hidden ones", {
      mod: 'approved',
      by: [where('uid', '==', 'stranger'), limit(50)],
    }),
    deny('only hidden ones', { mod: 'approved', by: [where('hidden', '==', true), limit(50)] }),
    deny('of a pending mod', {
      mod: 'pending',
      by: [visibleOnly, orderBy('created_at', 'desc'), limit(50)],
    }),
    deny('of no mod', { mod: 'none', by: [visibleOnly, orderBy('created_at', 'desc'), limit(50)] }),
  ]);
  testVariants(world, (actor, buildQuery) => getDocs(buildQuery(actor)), [
    allow('own comments of one mod', (actor: Actor) =>
      query(collection(actor.db, COMMENTS), where('uid', '==', actor.uid), limit(50)),
    ),
    deny('own comments of all mods', (actor: Actor) =>
      query(collectionGroup(actor.db, 'comments'), where('uid', '==', actor.uid), limit(50)),
    ),
  ]);
});

describe('comments: lists by REST as a visitor', () => {
  const runQuery = (structured: object) =>
    fetch(
      `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/mods/approved:runQuery`,
      { method: 'POST', body: JSON.stringify({ structuredQuery: { ...SHOWN, ...structured } }) },
    );
  const SHOWN = {
    from: [{ collectionId: 'comments' }],
    where: { fieldFilter: { field: { fieldPath: 'hidden' }, op: 'EQUAL', value: { booleanValue: false } } },
  };
  const rows = [
    { name: 'the first page', query: { limit: 50 }, status: 200 },
    { name: 'the first page with offset 0', query: { limit: 50, offset: 0 }, status: 200 },
    { name: 'a page with offset 1', query: { limit: 50, offset: 1 }, status: 403 },
    { name: 'a page with offset 1,000,000', query: { limit: 1, offset: 1_000_000 }, status: 403 },
    { name: 'without a limit', query: {}, status: 403 },
  ];
  it.each(rows)('$name: status $status (R144)', async ({ query: structured, status }) => {
    expect((await runQuery(structured)).status).toBe(status);
  });
});

describe('comments: fields of a new comment', () => {
  const card = buildAuthorCard('user');
  testVariants(world, (actor, over) => create(actor, over), [
    allow('nothing changed', {}),
    deny('another uid', { uid: 'owner' }),
    deny("another's card", { author: buildAuthorCard('owner') }),
    deny('another username', { author: { ...card, username: 'owner' } }),
    deny('another display name', { author: { ...card, display_name: 'Bigorna' } }),
    deny('another avatar', { author: { ...card, avatar_url: '/media/avatars/owner.webp' } }),
    deny('another role', { author: { ...card, role: 'admin' } }),
    deny('a card with an extra field', { author: { ...card, badge: 'Admin' } }),
    deny('a card without role', {
      author: { username: 'user', display_name: 'The user', avatar_url: null },
    }),
    deny('no card', { author: null }),
    deny('an extra field', { pinned: true }),
    allow('2000 characters', { text: 'a'.repeat(2000) }),
    allow('1000 characters of two code units each', { text: '🧱'.repeat(1000) }),
    deny('2001 characters of two code units each', { text: '🧱'.repeat(2001) }),
    deny('2001 characters', { text: 'a'.repeat(2001) }),
    allow('one character', { text: 'a' }),
    deny('an empty text', { text: '' }),
    deny('a blank text', { text: ' \n ' }),
    deny('a number for a text', { text: 5 }),
    allow('lines and tabs', { text: 'a\n\tb\r\nç 锻' }),
    allow('HTML markup, which stays text', { text: '<b>1 < 2</b>' }),
    ...TEXTS,
    ...COMMENT_KINDS.map((kind) => allow(`the kind ${kind}`, { kind })),
    deny('an unknown kind', { kind: 'problem' }),
    deny('all kinds', { kind: 'all' }),
    deny('no kind', { kind: null }),
    allow('a release', { release: '1.21.4-beta.2' }),
    deny('an invisible release', { release: '\u3000' }),
    deny('a release with a control character', { release: '1.0\u0007' }),
    deny('a release with a bidirectional character', { release: '\u202E0.1' }),
    allow('a release of 40 characters', { release: '1'.repeat(40) }),
    deny('a release that is too long', { release: '1'.repeat(41) }),
    deny('a number for a release', { release: 1 }),
    deny("the client's clock", { created_at: Timestamp.now() }),
    deny('a date of last year', { created_at: new Date('2025-01-01') }),
    deny('an edit date', { edited_at: serverTimestamp() }),
    deny('hidden', { hidden: true }),
    deny('an official reply', {
      reply: { uid: 'admin', author: buildAuthorCard('admin', 'admin'), text: 'Yes', created_at: new Date() },
    }),
  ]);
  const { reply: _, ...withoutReply } = buildDraft('user');
  testVariants(world, ({ db, uid }, data) => setStamped(db, uid, 'comments', `${COMMENTS}/new`, data), [
    allow('all fields', buildDraft('user')),
    deny('a missing field', withoutReply),
  ]);
});

describe('comments: mod and id of a new comment', () => {
  testVariants(world, (actor, path) => create(actor, {}, path), [
    allow('an approved mod', `${COMMENTS}/new`),
    deny('a pending mod', 'mods/pending/comments/new'),
    deny('a rejected mod', 'mods/rejected/comments/new'),
    deny('no mod', 'mods/none/comments/new'),
    deny("another's comment", `${COMMENTS}/of-owner`),
    allow('an id with all allowed characters', `${COMMENTS}/bZ09_-`),
    allow('an id of one character', `${COMMENTS}/b`),
    allow('an id of 64', `${COMMENTS}/${'b'.repeat(64)}`),
    deny('an id of 65', `${COMMENTS}/${'b'.repeat(65)}`),
    deny('an id with a space', `${COMMENTS}/a b`),
    deny('an id that is too long', `${COMMENTS}/${'a'.repeat(129)}`),
  ]);
});

describe('comments: replies', () => {
  testVariants<unknown>(world, (actor, parent) => create(actor, { parent }), [
    allow('to another’s comment', 'of-owner'),
    allow('to an own comment', 'of-user'),
    allow('to a comment with an official reply', 'answered'),
    allow('to a comment from before threads', 'older'),
    allow('to nothing, which is a comment', null),
    allow('to an id of one character', 'a'),
    allow('to an id with all allowed characters', 'aZ09_-'),
    allow('to an id of 64 characters', 'a'.repeat(64)),
    deny('to a reply', 'a-reply'),
    deny('to an own reply', 'own-reply'),
    deny('to a hidden comment', 'hidden'),
    deny('to an own hidden comment', 'own-hidden'),
    deny('to no comment', 'none'),
    deny('to itself', 'new'),
    deny('to a comment of another mod', 'elsewhere'),
    deny('to an empty id', ''),
    deny('to a path', '../of-owner'),
    deny('to a path below', 'of-owner/of-owner/of-owner'),
    deny('to an id of 65 characters', 'a'.repeat(65)),
    deny('to a number', 1),
    deny('to a list', ['of-owner']),
  ]);
  testVariants(world, (actor, counts) => create(actor, { parent: 'of-owner', ...counts }), [
    allow('none', {}),
    deny('one reply', { replies: 1 }),
    deny('one useful mark', { useful: 1 }),
    deny('a negative number of useful marks', { useful: -1 }),
    deny('no number', { useful: null }),
  ]);
  const { parent: _, ...withoutParent } = buildDraft('user');
  testVariants(world, ({ db, uid }, data) => setStamped(db, uid, 'comments', `${COMMENTS}/new`, data), [
    allow('with its parent', buildDraft('user', { parent: 'of-owner' })),
    deny('without the field', withoutParent),
  ]);
  testVariants(world, (actor, over) => edit(actor, over, `${COMMENTS}/own-reply`), [
    allow('the text', {}),
    deny('the parent', { parent: 'of-user' }),
    deny('the parent to none', { parent: null }),
    deny('the useful marks', { useful: 100 }),
    deny('the replies', { replies: 100 }),
  ]);
  testVariants(world, ({ db }, id) => deleteDoc(doc(db, `${COMMENTS}/${id}`)), [
    allow('an own reply', 'own-reply'),
    deny('a reply to an own comment', 'a-reply'),
  ]);
  it.each([
    ['user', true],
    ['unverified', false],
    ['banned', false],
    ['signed out', false],
  ] as const)('a reply by %s is allowed: %s (R144)', (identity, allowed) =>
    world.attempt(allowed, create(world.actor(identity), { parent: 'of-owner' })),
  );
});

describe('comments: changes by an edit', () => {
  testVariants(world, (actor, over) => edit(actor, over), [
    allow('text and date', {}),
    deny("the client's clock", { edited_at: Timestamp.now() }),
    deny('no date', { edited_at: null }),
    deny('2001 characters', { text: 'a'.repeat(2001) }),
    deny('an empty text', { text: '' }),
    ...TEXTS,
    deny('the kind', { kind: 'bug' }),
    deny('the kind to an unknown one', { kind: 'problem' }),
    deny('the release', { release: '2.0' }),
    deny('the author', { uid: 'owner' }),
    deny('the card', { author: buildAuthorCard('user', 'admin') }),
    deny('the creation date', { created_at: serverTimestamp() }),
    deny('hidden', { hidden: true }),
    deny('a reply', { reply: { text: 'Yes' } }),
    deny('an extra field', { pinned: true }),
  ]);
  testVariants(world, (actor, path) => edit(actor, {}, path), [
    allow('an approved mod', `${COMMENTS}/of-user`),
    deny('a pending mod', 'mods/pending/comments/mine'),
  ]);
});

describe('comments: edited or deleted comment', () => {
  const rows = [
    allow('own', 'of-user'),
    allow('own, hidden by staff', 'own-hidden'),
    allow('own, with a previous name', 'old-card'),
    allow('own, with an official reply', 'answered'),
    deny("another's", 'of-owner'),
    deny("another's, hidden", 'hidden'),
    deny("another's, with an official reply by the caller", 'answered-by-own'),
    deny('none', 'none'),
  ];
  describe('edit', () => {
    testVariants(world, (actor, id) => edit(actor, {}, `${COMMENTS}/${id}`), rows);
  });
  describe('edit of visibility or reply', () => {
    const visible = { hidden: false };
    testVariants(world, (actor, [id, over]) => edit(actor, over, `${COMMENTS}/${id}`), [
      allow('only the text', ['own-hidden', {}]),
      deny('made visible', ['own-hidden', visible]),
      deny('without the reply', ['answered', { reply: null }]),
      deny('an edited reply', ['answered', { reply: { ...REPLY, text: 'No' } }]),
      deny('without the edit date', ['answered', { edited_at: null }]),
    ] as const);
  });
  describe('full replacement', () => {
    testVariants(
      world,
      ({ db, uid }, over) =>
        setStamped(db, uid, 'comments', `${COMMENTS}/of-user`, { ...buildComment('user'), ...buildEdit(), ...over }),
      [
        allow('text and date', {}),
        deny('an official reply', { reply: REPLY }),
        deny('another creation date', { created_at: new Date(0) }),
      ],
    );
  });
  describe('delete', () => {
    const existing = rows.filter(({ name }) => name !== 'none');
    testVariants(world, ({ db }, id) => deleteDoc(doc(db, `${COMMENTS}/${id}`)), existing);
  });
});

describe('comments: renamed member', () => {
  it('must use the new name in new comments, and may edit comments with the previous name (R144)', async () => {
    const actor = world.actor('user');
    const renamed = { ...buildAuthorCard('user'), display_name: 'Another' };
    await world.write({ 'profiles/user': { ...renamed, bio: '', member_since: LONG_AGO } });
    await world.attempt(false, create(actor));
    await world.attempt(true, edit(actor));
    await world.write({ 'users/user/limits/comments': { at: LONG_AGO, path: 'x' } });
    await world.attempt(true, create(actor, { author: renamed }));
  });
});
