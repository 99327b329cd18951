import { modCard } from '@bigorna/domain/endpoints/mods';
import type { FileOwner } from '@bigorna/domain/endpoints/search';
import type { Release } from '@bigorna/domain/entities/release';
import { catalogue } from '../catalogue/index.ts';
import { type Found, run } from '../platform/firestore.ts';
import { publishedMod } from './published-mod.ts';

const SHA256_LENGTH = 64;
/** The same file may be in several mods; so many are looked through for one that visitors may see. */
const OWNERS_MAX = 20;

const releasesOf = (hash: string): Promise<Found<Release>[]> =>
  hash.length === SHA256_LENGTH
    ? run('releasesOfSha256', { sha256: hash }, { limit: OWNERS_MAX })
    : run('releasesOfSha512', { sha512: hash }, { limit: OWNERS_MAX });

const modIdOf = ({ path }: Found<Release>): string => path.split('/')[1] ?? '';

/** The approved mod, and the clear release of it, that a file belongs to. */
export const findFileOwner = async (hash: string): Promise<FileOwner | undefined> => {
  for (const found of await releasesOf(hash)) {
    if (found.data.verdict !== 'clear') continue;
    const mod = await catalogue.find(modIdOf(found));
    if (mod === undefined) continue;
    const page = await publishedMod(mod);
    const release = page.releases.find(({ id }) => id === found.id);
    if (release !== undefined) return { mod: modCard.parse(page), release };
  }
  return undefined;
};
