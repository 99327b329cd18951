import type { Release } from '@bigorna/domain/entities/release';
import type { IdentifiedRelease } from '@bigorna/domain/mod-page';
import type { Actor } from '../../audit/actor.ts';
import { now } from '../../platform/clock.ts';
import { createId, doc, type Reader, type ReadWriteTransaction, runTransaction } from '../../platform/firestore.ts';
import { readUndeletedMod } from '../stored/stored-mod.ts';
import { writeMod } from '../stored/write-mod.ts';
import { logRelease } from './change-release.ts';
import { getFileRef, getReleaseRef, getVerdictRef } from './find-release.ts';
import { findDuplicates, type NewRelease, resolveSource } from './new-release-source.ts';
import { assertNoConflict, type ReleaseOwner, toStoredFields } from './release-fields.ts';

/** The logged fields of a created or deleted release. */
export const toLoggedRelease = ({
  changelog: _long,
  published_at: _when,
  dependencies,
  ...release
}: Release): object => ({
  ...release,
  dependencies: dependencies.map(({ mod_id }) => mod_id),
});

/** A new release, and its writes. The transaction must finish its reads before `write`. */
export interface NewReleaseWrite {
  readonly release: IdentifiedRelease;
  /** Creates the documents and the log entry of the release. Returns the id of the entry. */
  readonly write: (tx: ReadWriteTransaction, actor: Actor) => string;
}

/**
 * Reads and checks what a new release needs.
 *
 * @throws ApiError file_not_found, file_blocked, invalid_request, release_exists
 */
export const prepareRelease = async (
  tx: Reader,
  storedMod: ReleaseOwner,
  body: NewRelease,
): Promise<NewReleaseWrite> => {
  const id = { modId: storedMod.id, releaseId: createId() };
  const { slot, external_url: _where, file_name: _name, ...fields } = body;
  const [source, written] = await Promise.all([
    resolveSource(tx, storedMod, body),
    toStoredFields(tx, storedMod, fields),
  ]);
  const duplicates = await findDuplicates(tx, id.modId, source.release.sha256);
  const { version, channel, game_versions, loaders } = body;
  const release: Release = {
    version,
    channel,
    changelog: body.changelog ?? '',
    game_versions: written.game_versions ?? game_versions,
    loaders: written.loaders ?? loaders,
    // If the form has no side, the manifest decides.
    side: written.side === undefined ? (source.verdict.fields?.side ?? null) : written.side,
    dependencies: written.dependencies ?? [],
    ...source.release,
    published_at: now(),
  };
  const identified = { ...release, id: id.releaseId };
  assertNoConflict(identified, storedMod.releases);
  const { findings, ...verdict } = source.verdict;
  const write = (writes: ReadWriteTransaction, actor: Actor): string => {
    writes.create(getReleaseRef(id), release);
    writes.create(getFileRef(id), source.file);
    writes.create(getVerdictRef(id), {
      ...verdict,
      findings: [...findings, ...duplicates],
      confirmed_by: null,
      reason: null,
      at: release.published_at,
    });
    if (slot !== undefined) writes.update(doc('uploads/{slot}', slot), { release: getReleaseRef(id).path });
    return logRelease(writes, id, actor, { action: 'create:release', before: {}, after: toLoggedRelease(release) });
  };
  return { release: identified, write };
};

/**
 * Adds a release to a mod and marks its upload as used, in one transaction.
 *
 * @throws ApiError mod_not_found, file_not_found, file_blocked, invalid_request, release_exists
 */
export const createRelease = (
  modId: string,
  actor: Actor,
  body: NewRelease,
): Promise<{ releaseId: string; entry: string }> =>
  runTransaction(async (tx) => {
    const storedMod = await readUndeletedMod(tx, modId);
    const { release, write } = await prepareRelease(tx, storedMod, body);
    writeMod(tx, storedMod, { ...storedMod, releases: [release, ...storedMod.releases] }, actor.uid);
    return { releaseId: release.id, entry: write(tx, actor) };
  });
