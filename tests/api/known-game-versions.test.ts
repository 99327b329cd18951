import { randomUUID } from 'node:crypto';
import { compareVersions } from '@bigorna/domain/version-order';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestZip } from '../../functions/src/files/archives/testing/build-raw-zip.ts';
import { callAs, callForData } from './support/call.ts';
import { waitUntilListed } from './support/catalogue.ts';
import { createVersion, deleteOfferedVersions, offerVersion } from './support/game-versions.ts';
import { createSignedInMember } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { uploadAndInspect } from './support/uploads.ts';

afterAll(deleteOfferedVersions);

const admin = await createSignedInMember('admin');

describe('known game versions', () => {
  const within = { timeout: 75_000, interval: 1000 };
  const readKnown = () => callForData('gameVersions');
  const version = createVersion();
  const upload = () => {
    const depends = { minecraft: `>=${version}` };
    const manifest = { schemaVersion: 1, id: randomUUID(), version: '1.0.0', depends };
    return uploadAndInspect(admin.token, buildTestZip({ 'fabric.mod.json': JSON.stringify(manifest) }));
  };
  let before: string[];
  beforeAll(async () => {
    before = (await upload()).fields.game_versions;
    await offerVersion(admin, version);
  });

  it('include a version within about a minute, at its place in its edition only (R261)', async () => {
    await vi.waitFor(async () => expect((await readKnown()).mod).toContain(version), within);
    const { mod, addon } = await readKnown();
    expect(mod).toEqual([...new Set(mod)].sort((a, b) => compareVersions(b, a)));
    expect(addon).not.toContain(version);
    expect(mod).toEqual(expect.arrayContaining(['26.1', '1.21.11', '1.21.4']));
    expect(addon).toEqual(expect.arrayContaining(['26.10', '1.21.50']));
  }, 90_000);

  it('are what a range in an uploaded manifest stands for at once (R133, R261)', async () => {
    expect(before).not.toContain(version);
    expect((await upload()).fields.game_versions).toContain(version);
  });

  it('include what only a visible mod names, even after staff remove it from the list (R261)', async () => {
    const [named, hidden] = [createVersion(), createVersion()];
    const mod = await createMod({ releases: [{ game_versions: [named] }] });
    await createMod({ status: 'draft', releases: [{ game_versions: [hidden] }] });
    await waitUntilListed(mod);
    await vi.waitFor(async () => expect((await readKnown()).mod).toContain(named), within);
    await offerVersion(admin, named);
    const removed = await callAs('adminDeleteGameVersion', admin, { params: { id: `mod@${named}` } });
    expect(removed.status, removed.text).toBe(200);
    const { mod: known } = await readKnown();
    expect(known).toContain(named);
    expect(known).not.toContain(hidden);
    const query = `?game_version=${named}`;
    expect((await callForData('listMods', { query })).map(({ id }) => id)).toEqual([mod.id]);
  }, 90_000);
});
