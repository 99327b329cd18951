import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, getRefusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod } from './support/mods.ts';

const NOT_FOUND = '404 mod_not_found';

describe('archived mod', () => {
  it('refuses downloads at once, and leaves lists and search within ten seconds', async () => {
    // The newest mod, so that the first page contains it even if other tests add mods.
    const newest = { published_at: new Date() };
    const [member, mod, other] = await Promise.all([createSignedInMember(), createMod(newest), createMod()]);
    const issue = ({ id } = mod) => callAs('issueDownload', member, { params: { id }, body: {} });
    const getShown = async (): Promise<(string | undefined)[]> => {
      const listed = await callForData('listMods', { query: '?limit=100&sort=recent' });
      const found = await callForData('listMods', { query: `?q=${mod.word}` });
      const suggested = await callForData('suggest', { query: `?q=${mod.word}` });
      return [listed, found, suggested.mods].map((list) => list.find(({ slug }) => slug === mod.slug)?.slug);
    };
    await vi.waitFor(async () => expect(await getShown()).toEqual([mod.slug, mod.slug, mod.slug]), FRESH);
    const { url } = await askAs('issueDownload', member, { params: { id: mod.id }, body: {} });
    const params = { ticket: url.replace('/api/download/', '') };
    expect((await callEndpoint('redeemDownload', { params })).status).toBe(200);

    const change = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${mod.id}`).update(change);
    expect(getRefusal(await issue())).toEqual(NOT_FOUND);
    expect(getRefusal(await callEndpoint('redeemDownload', { params }))).toEqual(NOT_FOUND);
    expect((await issue(other)).status).toBe(200);
    await vi.waitFor(async () => {
      expect(getRefusal(await callEndpoint('getMod', { params: { slug: mod.slug } }))).toEqual(NOT_FOUND);
      expect(await getShown()).toEqual([undefined, undefined, undefined]);
    }, FRESH);
    expect((await callEndpoint('getMod', { params: { slug: other.slug } })).status).toBe(200);
  });
});
