import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { slugify } from '@bigorna/domain/slug';
import type { Dependency } from './release-values.ts';

/** What every archive names though it is no mod: the game, its language, the loaders. */
const PLATFORM: readonly string[] = [
  'minecraft',
  'java',
  'fabric',
  'fabricloader',
  'fabric-loader',
  'quilt_loader',
  'forge',
  'neoforge',
  'liteloader',
];

type Named = ArchiveFields['dependencies'][number];
interface Candidate {
  id: string;
  slug: string;
  title: string;
}

const isMeant = (name: string, { slug, title }: Candidate): boolean => {
  const wanted = slugify(name);
  return slug === wanted || slugify(title) === wanted;
};

/**
 * Finds the portal's mods that an archive names as dependencies, by address or title.
 *
 * @param search the mods that a name may mean
 * @returns those found, as the form holds them, and the names that mean no mod of the portal
 */
export const matchDependencies = async (
  named: readonly Named[],
  search: (name: string) => Promise<readonly Candidate[]>,
): Promise<{ found: Dependency[]; unknown: string[] }> => {
  const wanted = named.filter(({ mod_id }) => !PLATFORM.includes(mod_id.toLowerCase()));
  const answers = await Promise.all(
    wanted.map(async ({ mod_id, kind }) => {
      const mod = (await search(mod_id)).find((one) => isMeant(mod_id, one));
      return { name: mod_id, dependency: mod ? { mod_id: mod.id, kind } : null };
    }),
  );
  return {
    found: answers.flatMap(({ dependency }) => (dependency ? [dependency] : [])),
    unknown: answers.flatMap(({ name, dependency }) => (dependency ? [] : [name])),
  };
};
