import './support/own-project.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { watchReads } from '../../functions/src/platform/firestore.ts';
import { ask, call, refusal, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { makeMod, type TestMod } from './support/mods.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
let mod: TestMod;
beforeAll(async () => {
  api = await serveApi();
  mod = await makeMod();
  await catalogue.ready();
}, 60_000);
afterAll(async () => {
  catalogue.close();
  await api.close();
});

const pageOf = (slug: string) => ask('getMod', { params: { slug }, origin: api.origin });

/** Page documents read meanwhile by calls of visitors; the index reads a changed one once by itself, before. */
const pagesReadBy = async (work: () => Promise<unknown>): Promise<number> => {
  const { byKind, stop } = watchReads();
  await work();
  stop();
  return byKind.get('pages') ?? 0;
};

describe('what visits read', () => {
  it('a mod’s page document is read once per change, however many ask for page, releases and file at once', async () => {
    const params = { slug: mod.slug };
    const visits = () =>
      Promise.all([
        ...Array.from({ length: 5 }, () => pageOf(mod.slug)),
        call('listReleases', { params, origin: api.origin }),
        call('findFile', { params: { hash: mod.sha256 }, origin: api.origin }),
      ]);
    expect(await pagesReadBy(visits)).toBe(1);
    expect(await pagesReadBy(visits)).toBe(0);

    const changed = { title: `Outra ${mod.word}`, updated_at: FieldValue.serverTimestamp() };
    const batch = firestore.batch();
    for (const path of [`mods/${mod.id}`, `pages/${mod.id}`]) batch.update(firestore.doc(path), changed);
    await batch.commit();
    catalogue.expectChange();
    await catalogue.ready();
    expect(await pagesReadBy(visits)).toBe(1);
    expect(await pageOf(mod.slug)).toMatchObject({ title: changed.title });
  });

  it('a slug that is nobody’s costs no read at all', async () => {
    const { byKind, stop } = watchReads();
    const reply = await call('getMod', { params: { slug: 'de-ninguem' }, origin: api.origin });
    stop();
    expect(refusal(reply)).toEqual({ status: 404, code: 'mod_not_found' });
    expect([...byKind.keys()].filter((kind) => !kind.endsWith('ChangedSince'))).toEqual([]);
  });

  it('looking up files is limited by address, as a hash that nobody knows costs a read', async () => {
    const { points } = RATE_LIMITS.file_look_ups_by_address;
    const from = (address: string, hash: string) =>
      call('findFile', { params: { hash }, origin: api.origin, headers: { 'X-Forwarded-For': address } });
    const [busy, other] = [someAddress(), someAddress()];
    for (let i = 0; i < points; i += 1) await from(busy, i.toString(16).padStart(64, '0'));
    const refused = await from(busy, mod.sha256);
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect((await from(other, mod.sha256)).status).toBe(200);
  });
});
