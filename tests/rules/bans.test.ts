import { SESSION_AGE_MS } from '@bigorna/domain/limits';
import { deleteField, doc, getDoc, onSnapshot, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { buildNotification, LONG_AGO } from './support/documents.ts';
import { type Claims, getClaims, SESSION, SIGNED_IN_AT } from './support/identities.ts';
import { createWorld } from './support/world.ts';

const world = createWorld({ 'users/user/notifications/one': buildNotification() });

/** Changes the account as a ban by the API does. */
const ban = () =>
  updateDoc(doc(world.admin(), 'users/user'), {
    is_banned: true,
    ban_reason: 'spam',
    valid_after: new Date(),
    valid_after_before_ban: LONG_AGO,
  });
/** Changes the account as an unban by the API does. */
const unban = () =>
  updateDoc(doc(world.admin(), 'users/user'), {
    is_banned: false,
    ban_reason: null,
    valid_after: LONG_AGO,
    valid_after_before_ban: null,
  });

describe('token from before a ban', () => {
  const token = () => world.session('user', SIGNED_IN_AT);
  const attempts = [
    { name: 'their notifications', path: 'users/user/notifications/one' },
    { name: 'a public profile', path: 'profiles/admin' },
    { name: 'an approved mod', path: 'mods/approved' },
  ];
  it.each(attempts)('loses access to $name at once, and regains it after the unban (R087)', async ({ path }) => {
    const read = () => getDoc(doc(token(), path));
    await world.attempt(true, read());
    await ban();
    await world.attempt(false, read());
    await unban();
    await world.attempt(true, read());
  });
  it('cannot write during the ban (R087)', async () => {
    const write = () => setDoc(doc(token(), 'users/user/limits/votes'), { at: serverTimestamp(), path: 'x' });
    await ban();
    await world.attempt(false, write());
    await unban();
    await world.attempt(true, write());
  });
  it('can still read its account with the reason of the ban (R087)', async () => {
    await ban();
    const account = await getDoc(doc(token(), 'users/user'));
    expect(account.get('ban_reason')).toBe('spam');
  });
  it('can no longer read its account once the password has expired (R087, R209)', async () => {
    const read = () => getDoc(doc(token(), 'users/user'));
    const expire = (password_expired_at: Date | null) =>
      updateDoc(doc(world.admin(), 'users/user'), { password_expired_at });
    await ban();
    await world.attempt(true, read());
    await expire(new Date());
    await world.attempt(false, read());
    await expire(null);
    await world.attempt(true, read());
  });
  it.each([
    ['is refused its account if the account has a factor', { has_factor: true }, false],
    ['reads its account if the account has no factor', { has_factor: false }, true],
    [
      'reads an account that lacks these fields',
      { has_factor: deleteField(), password_expired_at: deleteField() },
      true,
    ],
  ] as const)('without a factor %s (R087, R205)', async (_name, fields, isAllowed) => {
    await updateDoc(doc(world.admin(), 'users/user'), fields);
    await ban();
    const claims = { sid: SESSION, minted_at: SIGNED_IN_AT };
    const read = (other: object) =>
      getDoc(doc(world.session('user', SIGNED_IN_AT, { ...claims, ...other }), 'users/user'));
    await world.attempt(isAllowed, read({}));
    await world.attempt(true, read({ mfa: SIGNED_IN_AT }));
  });
  it('cannot read its account in a session that has ended or is too old (R087, R206)', async () => {
    const read = (claims: Claims) => getDoc(doc(world.session('user', SIGNED_IN_AT, claims), 'users/user'));
    await ban();
    await world.attempt(false, read({ sid: 'ended', minted_at: SIGNED_IN_AT }));
    await world.attempt(false, read({ sid: SESSION, minted_at: SIGNED_IN_AT - SESSION_AGE_MS.member / 1000 }));
    await world.attempt(true, read({ sid: SESSION, minted_at: SIGNED_IN_AT }));
    // The token of a sign-in at Firebase itself has no session.
    await world.attempt(true, read({}));
  });
  it('receives the ban by a listener on its account (R087)', async () => {
    const banSeen = Promise.withResolvers<string>();
    const stop = onSnapshot(
      doc(token(), 'users/user'),
      (account) => account.get('is_banned') === true && banSeen.resolve(account.get('ban_reason')),
      banSeen.reject,
    );
    await ban();
    await expect(banSeen.promise).resolves.toBe('spam');
    stop();
  });
  it('is refused after a ban even without a revocation (R087)', async () => {
    await world.attempt(true, getDoc(doc(token(), 'mods/approved')));
    await updateDoc(doc(world.admin(), 'users/user'), { is_banned: true });
    await world.attempt(false, getDoc(doc(token(), 'mods/approved')));
  });
});

describe('revocation', () => {
  const revokeAt = (time: Date) => updateDoc(doc(world.admin(), 'users/user'), { valid_after: time });
  const time = new Date(SIGNED_IN_AT * 1000 + 400);
  const second = Math.floor(time.getTime() / 1000);
  const sessions = [
    { name: 'of the previous second: refused', signedInAt: second - 1, allowed: false },
    { name: 'of the same second: served', signedInAt: second, allowed: true },
    { name: 'of the next second: served', signedInAt: second + 1, allowed: true },
  ];
  it.each(sessions)('is rounded down to the full second: sign-in $name (R144)', async ({ signedInAt, allowed }) => {
    await revokeAt(time);
    const db = world.session('user', signedInAt);
    await world.attempt(allowed, getDoc(doc(db, 'users/user/notifications/one')));
    await world.attempt(allowed, getDoc(doc(db, 'users/user')));
  });
});

describe('revocation at a full second', () => {
  const time = new Date(SIGNED_IN_AT * 1000);
  const second = time.getTime() / 1000;
  const sessions = [
    { name: 'of the previous second: refused', signedInAt: second - 1, allowed: false },
    { name: 'of that second: served', signedInAt: second, allowed: true },
  ];
  it.each(sessions)('is compared exactly with a sign-in $name (R144)', async ({ signedInAt, allowed }) => {
    await updateDoc(doc(world.admin(), 'users/user'), { valid_after: time });
    await world.attempt(allowed, getDoc(doc(world.session('user', signedInAt), 'users/user')));
  });
});

describe('sign-in with a custom token after a revocation', () => {
  const revokedAt = new Date(SIGNED_IN_AT * 1000 + 400);
  const second = Math.floor(revokedAt.getTime() / 1000);
  const tokens = [
    { name: 'before the revocation: refused', mintedAt: second - 60, allowed: false },
    { name: 'after the revocation: served', mintedAt: second + 1, allowed: true },
  ];
  it.each(tokens)('is judged by the minting time of the token: $name (R144, R087)', async ({ mintedAt, allowed }) => {
    await updateDoc(doc(world.admin(), 'users/user'), { valid_after: revokedAt });
    const db = world.session('user', second + 120, { ...getClaims('user'), minted_at: mintedAt });
    await world.attempt(allowed, getDoc(doc(db, 'users/user')));
    await world.attempt(allowed, getDoc(doc(db, 'users/user/notifications/one')));
  });
});

describe('token without an account document', () => {
  it('has no rights until the document exists (R144)', async () => {
    const { db } = world.actor('nobody');
    await world.attempt(false, getDoc(doc(db, 'mods/approved')));
    const account = await getDoc(doc(world.admin(), 'users/user'));
    await setDoc(doc(world.admin(), 'users/nobody'), { ...account.data() });
    await world.attempt(true, getDoc(doc(db, 'mods/approved')));
  });
});
