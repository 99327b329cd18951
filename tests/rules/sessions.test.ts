import { SESSION_AGE_MS } from '@bigorna/domain/limits';
import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { buildNotification } from './support/documents.ts';
import { getClaims, SESSION } from './support/identities.ts';
import { createWorld } from './support/world.ts';

const world = createWorld({
  'users/user/notifications/one': buildNotification(),
  'users/moderator/notifications/one': buildNotification(),
});

const now = () => Math.floor(Date.now() / 1000);
const MINUTE = 60;

describe('session', () => {
  it('is refused as soon as it ends, while another session of the user still works (R206)', async () => {
    const sessions = { other: { browser: null, system: null, country: null } };
    await updateDoc(doc(world.admin(), 'users/user'), { 'sessions.other': sessions.other });
    const [ended, other] = [SESSION, 'other'].map((sid) =>
      world.session('user', now() - MINUTE, { sid, minted_at: now() - MINUTE }),
    );
    if (ended === undefined || other === undefined) expect.unreachable();
    await world.attempt(true, getDoc(doc(ended, 'users/user/notifications/one')));
    await updateDoc(doc(world.admin(), 'users/user'), { sessions });
    for (const path of ['users/user/notifications/one', 'users/user', 'mods/approved']) {
      await world.attempt(false, getDoc(doc(ended, path)));
      await world.attempt(true, getDoc(doc(other, path)));
    }
  });

  const ages = [
    { uid: 'user', seconds: SESSION_AGE_MS.member / 1000 },
    { uid: 'moderator', seconds: SESSION_AGE_MS.staff / 1000 },
  ];
  it.each(ages)(
    'of a $uid is refused beyond its maximum age, even if it was renewed (R206)',
    async ({ uid, seconds }) => {
      const read = (minted_at: number) =>
        getDoc(doc(world.session(uid, now(), { sid: SESSION, minted_at }), `users/${uid}/notifications/one`));
      await world.attempt(true, read(now() - seconds + MINUTE));
      await world.attempt(false, read(now() - seconds - MINUTE));
    },
  );

  const foreign = [
    { name: 'without a session', claims: { minted_at: now() } },
    { name: 'without its start', claims: { sid: SESSION } },
    { name: 'of an unknown session', claims: { sid: 'unknown', minted_at: now() } },
    { name: 'with no claim of ours', claims: {} },
  ];
  it.each(foreign)('token $name is refused (R205, R206)', async ({ claims }) => {
    await world.attempt(false, getDoc(doc(world.session('user', now(), claims), 'users/user/notifications/one')));
    const ours = world.session('user', now(), { ...getClaims('user'), minted_at: now() });
    await world.attempt(true, getDoc(doc(ours, 'users/user/notifications/one')));
  });
});
