import './support/separate-project.ts';
import { toDownloadEntry } from '@bigorna/domain/download-entry';
import { MEMBER_VOTES_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { createSampleMod } from '../../functions/src/catalogue/sample-mods.ts';
import { callEndpoint, callForData, getRefusal } from './support/call.ts';
import { toQueryString } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createMember } from './support/members.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { createValidToken } from './support/tokens.ts';

const at = new Date('2026-11-01T12:00:00Z');
const releases = (ids: readonly string[]) => toQueryString(ids.map((id) => ['release', id] as const));

const { origin } = await serveApi();

const createSignedIn = async () => {
  const member = await createMember();
  return { ...member, token: createValidToken(member.uid) };
};

describe('feedback of the current member', () => {
  it('has stars, votes for the requested releases, and what the member downloaded (R107)', async () => {
    const [mod, member, other] = await Promise.all([
      createModWithExternalFile({ releases: [{}, { version: '1.1.0' }, { version: '1.0.0' }] }),
      createSignedIn(),
      createSignedIn(),
    ]);
    const ids = [mod.releaseId, `${mod.releaseId}-1`, `${mod.releaseId}-2`];
    const getFeedback = (token: string, query = releases(ids)) =>
      callForData('ownFeedback', { params: { id: mod.id }, query, token, origin });
    const none = { downloaded: false, last_release: null, stars: null, votes: {} };
    expect(await getFeedback(member.token)).toEqual(none);

    const { uid } = member;
    const root = `mods/${mod.id}`;
    const batch = firestore.batch();
    batch.set(firestore.doc(`${root}/downloaders/${uid}`), { uid, first_at: at });
    batch.set(firestore.doc(`${root}/ratings/${uid}`), { uid, stars: 4, rated_at: at });
    batch.set(firestore.doc(`${root}/releases/${ids[0]}/votes/${uid}`), { uid, works: true, voted_at: at });
    batch.set(firestore.doc(`${root}/releases/${ids[2]}/votes/${uid}`), { uid, works: false, voted_at: at });
    batch.set(firestore.doc(`users/${uid}/downloads/${mod.id}`), {
      ...toDownloadEntry({
        modId: mod.id,
        mod: createSampleMod(mod.id),
        releaseId: ids[1] ?? '',
        release: { version: '1.1.0', game_versions: ['1.21.4'] },
        size: 1,
      }),
      downloaded_at: at,
    });
    await batch.commit();
    const votes = { [ids[0] ?? '']: true, [ids[2] ?? '']: false };
    const given = { downloaded: true, last_release: ids[1], stars: 4 };
    expect(await getFeedback(member.token)).toEqual({ ...given, votes });
    expect(await getFeedback(member.token, '')).toEqual({ ...given, votes: {} });
    expect(await getFeedback(member.token, `${releases(ids.slice(0, 1))}&release=none`)).toMatchObject({
      votes: { [ids[0] ?? '']: true },
    });
    expect(await getFeedback(other.token)).toEqual(none);
  });

  it('is for signed-in members and approved mods, with a maximum number of releases (R107)', async () => {
    const [mod, pending, { token }] = await Promise.all([
      createModWithExternalFile(),
      createModWithExternalFile({ status: 'pending' }),
      createSignedIn(),
    ]);
    const requestFeedback = (id: string, options: { token?: string; query?: string } = { token }) =>
      callEndpoint('ownFeedback', { params: { id }, origin, ...options });
    expect((await requestFeedback(mod.id)).status).toBe(200);
    expect(getRefusal(await requestFeedback(pending.id))).toBe('404 mod_not_found');
    expect(getRefusal(await requestFeedback('de-ninguem'))).toBe('404 mod_not_found');
    expect(getRefusal(await requestFeedback(mod.id, {}))).toBe('401 unauthorized');
    const many = Array.from({ length: MEMBER_VOTES_MAX + 1 }, (_, i) => `r${i}`);
    expect((await requestFeedback(mod.id, { token, query: releases(many.slice(1)) })).status).toBe(200);
    expect((await requestFeedback(mod.id, { token, query: releases(many) })).status).toBe(400);
  });
});
