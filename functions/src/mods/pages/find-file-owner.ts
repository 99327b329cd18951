import { modCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { FileOwner } from '@bigorna/domain/endpoints/search.schemas';
import type { Release } from '@bigorna/domain/entities/release';
import { catalogue } from '../../catalogue/index.ts';
import { type QueryDoc, run } from '../../platform/firestore.ts';
import { readPublishedMod } from './read-page.ts';

const SHA256_LENGTH = 64;
/** The same file may belong to several mods. Checks up to this many releases, until one is visible. */
const OWNERS_MAX = 20;

const findReleases = (hash: string): Promise<QueryDoc<Release>[]> =>
  hash.length === SHA256_LENGTH
    ? run('releasesOfSha256', { sha256: hash }, { limit: OWNERS_MAX })
    : run('releasesOfSha512', { sha512: hash }, { limit: OWNERS_MAX });

const getModId = ({ path }: QueryDoc<Release>): string => path.split('/')[1] ?? '';

/**
 * The approved mod and the clear release that contain a file, by its SHA-256 or SHA-512. Undefined if there are none.
 */
export const findFileOwner = async (hash: string): Promise<FileOwner | undefined> => {
  for (const candidate of await findReleases(hash)) {
    if (candidate.data.verdict !== 'clear') continue;
    const mod = await catalogue.find(getModId(candidate));
    if (mod === undefined) continue;
    const page = await readPublishedMod(mod);
    const release = page.releases.find(({ id }) => id === candidate.id);
    if (release !== undefined) return { mod: modCard.parse(page), release };
  }
  return undefined;
};
