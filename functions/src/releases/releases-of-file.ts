import type { Release } from '@bigorna/domain/entities/release';
import { doc, get, run } from '../platform/firestore.ts';
import type { ReleaseId } from './find-release.ts';

/** A release, and which one it is. */
export interface OfFile extends ReleaseId {
  readonly release: Release;
}

const SHA256_DIGITS = 64;

const idIn = (path: string): ReleaseId => {
  const [, modId = '', , releaseId = ''] = path.split('/');
  return { modId, releaseId };
};

const holding = async (hash: string): Promise<OfFile[]> => {
  const verdicts = await run('releasesHoldingPack', { hash });
  const found = await Promise.all(
    verdicts.map(async ({ path }) => {
      const id = idIn(path);
      const release = await get(doc('mods/{mod}/releases/{release}', id.modId, id.releaseId));
      return release === undefined ? [] : [{ ...id, release }];
    }),
  );
  return found.flat();
};

const being = (hash: string) =>
  hash.length === SHA256_DIGITS ? run('releasesOfSha256', { sha256: hash }) : run('releasesOfSha512', { sha512: hash });

/** The releases whose file has a hash, and those whose archive has a pack of it inside; withdrawn ones too. */
export const releasesOfFile = async (hash: string): Promise<OfFile[]> => {
  const [same, inside] = await Promise.all([being(hash), holding(hash)]);
  return [...same.map(({ path, data }) => ({ ...idIn(path), release: data })), ...inside];
};
