import type { Release } from '@bigorna/domain/entities/release';
import type { Actor } from '../accounts/actor.ts';
import { writeMod } from '../mods/publish.ts';
import { readPresentMod } from '../mods/stored-mod.ts';
import { now } from '../platform/clock.ts';
import { doc, newId, type Step, transaction } from '../platform/firestore.ts';
import { logRelease } from './change-release.ts';
import { fileDoc, type ReleaseId, releaseDoc, verdictDoc } from './find-release.ts';
import { duplicatesOf, type NewRelease, type Source, sourceOf } from './new-release-source.ts';
import { refuseSame, writtenFields } from './release-fields.ts';

/** What the log says of a release that comes or goes. */
export const loggedOf = ({ changelog: _long, published_at: _when, dependencies, ...release }: Release): object => ({
  ...release,
  dependencies: dependencies.map(({ mod_id }) => mod_id),
});

const write = (step: Step, id: ReleaseId, release: Release, source: Source): void => {
  step.create(releaseDoc(id), release);
  step.create(fileDoc(id), source.file);
  step.create(verdictDoc(id), { ...source.verdict, confirmed_by: null, reason: null, at: release.published_at });
};

/**
 * Adds a release to a mod, in one step with what visitors see of it and with the upload that it takes.
 *
 * @throws ApiError mod_not_found, file_not_found, file_blocked, invalid_request, release_exists
 */
export const createRelease = (
  modId: string,
  actor: Actor,
  sent: NewRelease,
): Promise<{ releaseId: string; entry: string }> =>
  transaction(async (step) => {
    const of = await readPresentMod(step, modId);
    const id = { modId, releaseId: newId() };
    const { slot, external_url: _where, file_name: _name, ...fields } = sent;
    const [source, written] = await Promise.all([sourceOf(step, of, sent), writtenFields(step, of, fields)]);
    const duplicates = await duplicatesOf(step, modId, source.release.sha256);
    const { version, channel, game_versions, loaders } = sent;
    const release: Release = {
      version,
      channel,
      changelog: sent.changelog ?? '',
      game_versions: written.game_versions ?? game_versions,
      loaders: written.loaders ?? loaders,
      dependencies: written.dependencies ?? [],
      ...source.release,
      published_at: now(),
    };
    const identified = { ...release, id: id.releaseId };
    refuseSame(identified, of.releases);
    const { findings, ...said } = source.verdict;
    write(step, id, release, { ...source, verdict: { ...said, findings: [...findings, ...duplicates] } });
    if (slot !== undefined) step.update(doc('uploads/{slot}', slot), { release: releaseDoc(id).path });
    writeMod(step, of, { ...of, releases: [identified, ...of.releases] }, actor.uid);
    const entry = logRelease(step, id, actor, { action: 'create:release', before: {}, after: loggedOf(release) });
    return { releaseId: id.releaseId, entry };
  });
