import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { ask, call, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { signedIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';

/** What the catalogue promises between a change and its being seen. */
const FRESH = { timeout: 10_000, interval: 250 };
const GONE = { status: 404, code: 'mod_not_found' };

describe('an archived mod', () => {
  it('is refused to downloads at once, and gone from page, listing, search and suggestions within ten seconds', async () => {
    // The newest of all: others make more mods beside it than a page has, all of one day.
    const newest = { published_at: new Date() };
    const [member, mod, other] = await Promise.all([signedIn(), makeMod(newest), makeMod()]);
    const issue = ({ id } = mod) => call('issueDownload', { params: { id }, token: member.token, body: {} });
    const seen = async (): Promise<(string | undefined)[]> => {
      const listed = await ask('listMods', { query: '?limit=100&sort=recent' });
      const found = await ask('listMods', { query: `?q=${mod.word}` });
      const suggested = await ask('suggest', { query: `?q=${mod.word}` });
      return [listed, found, suggested.mods].map((list) => list.find(({ slug }) => slug === mod.slug)?.slug);
    };
    await vi.waitFor(async () => expect(await seen()).toEqual([mod.slug, mod.slug, mod.slug]), FRESH);
    const { url } = await ask('issueDownload', { params: { id: mod.id }, token: member.token, body: {} });
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await call('redeemDownload', { params })).status).toBe(200);

    const change = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${mod.id}`).update(change);
    expect(refusal(await issue())).toEqual(GONE);
    expect(refusal(await call('redeemDownload', { params }))).toEqual(GONE);
    expect((await issue(other)).status).toBe(200);
    await vi.waitFor(async () => {
      expect(refusal(await call('getMod', { params: { slug: mod.slug } }))).toEqual(GONE);
      expect(await seen()).toEqual([undefined, undefined, undefined]);
    }, FRESH);
    expect((await call('getMod', { params: { slug: other.slug } })).status).toBe(200);
  });
});
