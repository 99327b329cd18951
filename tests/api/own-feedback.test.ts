import './support/own-project.ts';
import { OWN_VOTES_MAX } from '@bigorna/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, call, refusal } from './support/call.ts';
import { queryOf } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { makeMember } from './support/members.ts';
import { makeModWithoutFile } from './support/mods.ts';
import { goodToken } from './support/tokens.ts';

const at = new Date('2026-11-01T12:00:00Z');
const releases = (ids: readonly string[]) => queryOf(ids.map((id) => ['release', id] as const));

let api: Awaited<ReturnType<typeof serveApi>>;
let origin: string;
beforeAll(async () => {
  api = await serveApi();
  origin = api.origin;
});
afterAll(() => api.close());

const signedIn = async () => {
  const member = await makeMember();
  return { ...member, token: goodToken(member.uid) };
};

describe('what a member has said of a mod', () => {
  it('R107 is their own stars, their own votes about the releases asked for, and whether they downloaded it', async () => {
    const [mod, member, other] = await Promise.all([
      makeModWithoutFile({ releases: [{}, { version: '1.1.0' }, { version: '1.0.0' }] }),
      signedIn(),
      signedIn(),
    ]);
    const ids = [mod.releaseId, `${mod.releaseId}-1`, `${mod.releaseId}-2`];
    const own = (token: string, query = releases(ids)) =>
      ask('ownFeedback', { params: { id: mod.id }, query, token, origin });
    expect(await own(member.token)).toEqual({ downloaded: false, stars: null, votes: {} });

    const { uid } = member;
    const root = `mods/${mod.id}`;
    const batch = firestore.batch();
    batch.set(firestore.doc(`${root}/downloaders/${uid}`), { uid, first_at: at });
    batch.set(firestore.doc(`${root}/ratings/${uid}`), { uid, stars: 4, rated_at: at });
    batch.set(firestore.doc(`${root}/releases/${ids[0]}/votes/${uid}`), { uid, works: true, voted_at: at });
    batch.set(firestore.doc(`${root}/releases/${ids[2]}/votes/${uid}`), { uid, works: false, voted_at: at });
    await batch.commit();
    const votes = { [ids[0] ?? '']: true, [ids[2] ?? '']: false };
    expect(await own(member.token)).toEqual({ downloaded: true, stars: 4, votes });
    expect(await own(member.token, '')).toEqual({ downloaded: true, stars: 4, votes: {} });
    expect(await own(member.token, `${releases(ids.slice(0, 1))}&release=none`)).toMatchObject({
      votes: { [ids[0] ?? '']: true },
    });
    expect(await own(other.token)).toEqual({ downloaded: false, stars: null, votes: {} });
  });

  it('R107 is told of approved mods, to whoever is signed in, of so many releases at once', async () => {
    const [mod, pending, { token }] = await Promise.all([
      makeModWithoutFile(),
      makeModWithoutFile({ status: 'pending' }),
      signedIn(),
    ]);
    const asked = (id: string, options: { token?: string; query?: string } = { token }) =>
      call('ownFeedback', { params: { id }, origin, ...options });
    expect((await asked(mod.id)).status).toBe(200);
    expect(refusal(await asked(pending.id))).toEqual({ status: 404, code: 'mod_not_found' });
    expect(refusal(await asked('de-ninguem'))).toEqual({ status: 404, code: 'mod_not_found' });
    expect(refusal(await asked(mod.id, {}))).toEqual({ status: 401, code: 'unauthorized' });
    const many = Array.from({ length: OWN_VOTES_MAX + 1 }, (_, i) => `r${i}`);
    expect((await asked(mod.id, { token, query: releases(many.slice(1)) })).status).toBe(200);
    expect((await asked(mod.id, { token, query: releases(many) })).status).toBe(400);
  });
});
