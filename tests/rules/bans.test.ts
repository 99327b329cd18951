import { doc, getDoc, onSnapshot, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { LONG_AGO, notificationOf } from './support/documents.ts';
import { SIGNED_IN_AT } from './support/identities.ts';
import { worldWith } from './support/world.ts';

const world = worldWith({ 'users/user/notifications/one': notificationOf() });

/** What a ban and an unban write into the account, as the API does. */
const ban = () =>
  updateDoc(doc(world.admin(), 'users/user'), {
    is_banned: true,
    ban_reason: 'spam',
    valid_after: new Date(),
    valid_after_before_ban: LONG_AGO,
  });
const unban = () =>
  updateDoc(doc(world.admin(), 'users/user'), {
    is_banned: false,
    ban_reason: null,
    valid_after: LONG_AGO,
    valid_after_before_ban: null,
  });

describe('a token handed out before a ban', () => {
  const token = () => world.session('user', SIGNED_IN_AT);
  const attempts = [
    { name: 'own notifications', path: 'users/user/notifications/one' },
    { name: 'a public profile', path: 'profiles/admin' },
    { name: 'an approved mod', path: 'mods/approved' },
  ];
  it.each(attempts)('R087 is refused $name at once, and served again after the unban', async ({ path }) => {
    const read = () => getDoc(doc(token(), path));
    await world.attempt(true, read());
    await ban();
    await world.attempt(false, read());
    await unban();
    await world.attempt(true, read());
  });
  it('R087 writes nothing while the ban lasts', async () => {
    const write = () => updateDoc(doc(token(), 'users/user'), { 'settings.theme': 'light' });
    await ban();
    await world.attempt(false, write());
    await unban();
    await world.attempt(true, write());
  });
  it('R087 still reads its own account, reason included', async () => {
    await ban();
    const account = await getDoc(doc(token(), 'users/user'));
    expect(account.get('ban_reason')).toBe('spam');
  });
  it('R087 sees the ban live in its own account', async () => {
    const seen = Promise.withResolvers<string>();
    const stop = onSnapshot(
      doc(token(), 'users/user'),
      (account) => account.get('is_banned') === true && seen.resolve(account.get('ban_reason')),
      seen.reject,
    );
    await ban();
    await expect(seen.promise).resolves.toBe('spam');
    stop();
  });
  it('R087 a ban alone, without a revocation, refuses too', async () => {
    await world.attempt(true, getDoc(doc(token(), 'mods/approved')));
    await updateDoc(doc(world.admin(), 'users/user'), { is_banned: true });
    await world.attempt(false, getDoc(doc(token(), 'mods/approved')));
  });
});

describe('a revocation', () => {
  const revokeAt = (moment: Date) => updateDoc(doc(world.admin(), 'users/user'), { valid_after: moment });
  const moment = new Date('2026-06-01T12:00:00.400Z');
  const second = Math.floor(moment.getTime() / 1000);
  const sessions = [
    { name: 'of the second before is refused', signedInAt: second - 1, allowed: false },
    { name: 'of the same second is served', signedInAt: second, allowed: true },
    { name: 'of the second after is served', signedInAt: second + 1, allowed: true },
  ];
  it.each(sessions)('R144 a sign-in $name', async ({ signedInAt, allowed }) => {
    await revokeAt(moment);
    const db = world.session('user', signedInAt);
    await world.attempt(allowed, getDoc(doc(db, 'users/user/notifications/one')));
    await world.attempt(allowed, getDoc(doc(db, 'users/user')));
  });
});

describe('a revocation at a full second', () => {
  const moment = new Date('2026-06-01T12:00:00.000Z');
  const second = moment.getTime() / 1000;
  const sessions = [
    { name: 'of the second before is refused', signedInAt: second - 1, allowed: false },
    { name: 'of that second is served', signedInAt: second, allowed: true },
  ];
  it.each(sessions)('R144 a sign-in $name', async ({ signedInAt, allowed }) => {
    await updateDoc(doc(world.admin(), 'users/user'), { valid_after: moment });
    await world.attempt(allowed, getDoc(doc(world.session('user', signedInAt), 'users/user')));
  });
});

describe('a sign-in by a custom token made before a revocation and used after', () => {
  const revokedAt = new Date('2026-06-01T12:00:00.400Z');
  const second = Math.floor(revokedAt.getTime() / 1000);
  const tokens = [
    { name: 'made before is refused', mintedAt: second - 60, allowed: false },
    { name: 'made after is served', mintedAt: second + 1, allowed: true },
  ];
  it.each(tokens)('R144 R087 $name', async ({ mintedAt, allowed }) => {
    await updateDoc(doc(world.admin(), 'users/user'), { valid_after: revokedAt });
    const db = world.session('user', second + 120, mintedAt);
    await world.attempt(allowed, getDoc(doc(db, 'users/user')));
    await world.attempt(allowed, getDoc(doc(db, 'users/user/notifications/one')));
  });
});

describe('a token without an account document', () => {
  it('R144 is nobody until there is one', async () => {
    const { db } = world.actor('nobody');
    await world.attempt(false, getDoc(doc(db, 'mods/approved')));
    const account = await getDoc(doc(world.admin(), 'users/user'));
    await setDoc(doc(world.admin(), 'users/nobody'), { ...account.data() });
    await world.attempt(true, getDoc(doc(db, 'mods/approved')));
  });
});
