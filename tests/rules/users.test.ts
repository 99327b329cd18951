import {
  collection,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { allow, deny, testVariants } from './support/variants.ts';
import { createWorld } from './support/world.ts';

const world = createWorld();

describe('users: lookup', () => {
  testVariants(
    world,
    ({ db, uid }, how) =>
      how === 'path'
        ? getDoc(doc(db, `users/${uid}`))
        : getDocs(query(collection(db, 'users'), where('email', '==', `${uid}@bigorna.test`), limit(1))),
    [allow('their own by path', 'path'), deny('their own by email', 'email')],
  );
});

/** Members change their account through the API, which has rate limits. The SDK could write hundreds of times a second. */
describe('users: fields of the own account', () => {
  testVariants<Record<string, unknown>>(
    world,
    ({ db, uid }, change) => updateDoc(doc(db, `users/${uid}`), { ...change }),
    [
      deny('the settings', { settings: { theme: 'light' } }),
      deny('one setting', { 'settings.theme': 'light' }),
      deny('the role', { role: 'admin' }),
      deny('the ban', { is_banned: true }),
      deny('the verification', { is_verified: false }),
      deny('the revocation', { valid_after: new Date(0) }),
      deny('the e-mail', { email: 'other@bigorna.test' }),
      deny('the display name', { display_name: 'Other' }),
      deny('the avatar', { avatar_url: '/media/other.webp' }),
      deny('the registration date', { member_since: serverTimestamp() }),
      deny('an extra field', { credits: 1 }),
      deny('nothing', {}),
    ],
  );

  it('refuses a merge and a field with a dot, and allows to read the account (R144)', async () => {
    const { db, uid } = world.actor('unverified');
    const own = doc(db, `users/${uid}`);
    await world.attempt(false, setDoc(own, { settings: { theme: 'light' } }, { merge: true }));
    await world.attempt(false, setDoc(own, { is_verified: true }, { merge: true }));
    await world.attempt(false, updateDoc(own, new FieldPath('settings.theme'), 'light'));
    await world.attempt(true, getDoc(own));
  });
});
