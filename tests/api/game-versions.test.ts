import { randomInt } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { askAs, callAs, getRefusal, parseData, parseFailure } from './support/call.ts';
import { createVersion, deleteOfferedVersions, offerVersion } from './support/game-versions.ts';
import { createSignedInMember } from './support/members.ts';
import { getLogEntry, getLogEntryId, toListQuery, undo } from './support/staff.ts';

afterAll(deleteOfferedVersions);

const [admin, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);

const remove = (id: string, who = admin) => callAs('adminDeleteGameVersion', who, { params: { id } });
const listVersions = async (filter: object = {}) => {
  const query = toListQuery({ filter, range: [0, 999] });
  return parseData('adminListGameVersions', await callAs('adminListGameVersions', admin, { query }));
};

describe('game versions that staff offer', () => {
  it('are added, read and removed, and the log names each change (R132, R261)', async () => {
    const version = createVersion();
    const id = `mod@${version}`;
    const created = await offerVersion(admin, version);
    expect(parseData('adminCreateGameVersion', created)).toMatchObject({ id, content_type: 'mod', version });
    expect(await getLogEntry(created)).toMatchObject({
      actor: admin.uid,
      action: 'create:game_version',
      target: `game_versions/${id}`,
      before: null,
      after: { content_type: 'mod', version },
    });
    expect(await askAs('adminGetGameVersion', admin, { params: { id } })).toMatchObject({ id, version });
    const removed = await remove(id);
    expect(await getLogEntry(removed)).toMatchObject({
      action: 'delete:game_version',
      before: { version },
      after: null,
    });
    expect(getRefusal(await callAs('adminGetGameVersion', admin, { params: { id } }))).toBe('404 record_not_found');
    expect(getRefusal(await remove(id))).toBe('404 record_not_found');
  });

  it('are added once: a repeated call changes and logs nothing (R261)', async () => {
    const version = createVersion();
    const [first, again] = [await offerVersion(admin, version), await offerVersion(admin, version)];
    expect(parseData('adminCreateGameVersion', again)).toEqual(parseData('adminCreateGameVersion', first));
    expect(getLogEntryId(again)).toBeNull();
    expect(parseData('adminCreateGameVersion', await offerVersion(admin, version, 'addon')).id).toBe(
      `addon@${version}`,
    );
  });

  it('come back, or go, when staff undo the change (R131, R261)', async () => {
    const version = createVersion();
    const created = await offerVersion(admin, version);
    const removed = await remove(`mod@${version}`);
    expect((await undo(removed, admin)).status).toBe(200);
    expect(await listVersions()).toContainEqual(expect.objectContaining({ version }));
    expect((await undo(created, admin)).status).toBe(200);
    expect(await listVersions()).not.toContainEqual(expect.objectContaining({ version }));
  });

  it('are listed newest first, by edition: 1.21.11 before 1.21.4 (R261)', async () => {
    const update = `91.${randomInt(1_000_000)}`;
    const newestFirst = [`${update}.11`, `${update}.4`, update];
    await Promise.all([
      ...newestFirst.map((version) => offerVersion(admin, version)),
      offerVersion(admin, update, 'addon'),
    ]);
    const rows = await listVersions({ content_type: 'mod' });
    const versions = rows.map(({ version }) => version).filter((version) => version.startsWith(update));
    expect(versions).toEqual(newestFirst);
    expect(new Set(rows.map(({ content_type }) => content_type))).toEqual(new Set(['mod']));
  });

  it.each(['latest', '26', '1.21.x', '1.2.3.4.5', `1.${'2'.repeat(20)}`, ''])(
    'are refused with an error at the field for %j (R132, R261)',
    async (version) => {
      const failure = parseFailure(await offerVersion(admin, version));
      expect(failure.code).toBe('invalid_request');
      expect(failure.errors).toMatchObject([{ path: 'version' }]);
    },
  );

  it('belong to those who edit releases: a moderator can neither add nor remove one (R126, R261)', async () => {
    const version = createVersion();
    expect(getRefusal(await offerVersion(moderator, version))).toBe('403 forbidden');
    expect((await offerVersion(admin, version)).status).toBe(200);
    expect(getRefusal(await remove(`mod@${version}`, moderator))).toBe('403 forbidden');
    expect((await remove(`mod@${version}`)).status).toBe(200);
  });
});
