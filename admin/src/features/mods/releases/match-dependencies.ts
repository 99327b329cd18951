import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { isPlatformId } from '@bigorna/domain/platform-ids';
import { slugify } from '@bigorna/domain/slug';
import type { Dependency } from './release-values.ts';

type NamedDependency = ArchiveFields['dependencies'][number];
interface Candidate {
  id: string;
  slug: string;
  title: string;
}

const matchesName = (name: string, { slug, title }: Candidate): boolean => {
  const nameSlug = slugify(name);
  return slug === nameSlug || slugify(title) === nameSlug;
};

/**
 * Matches an archive's dependency names to the portal's mods by slug or title. Skips platforms such as `minecraft`.
 *
 * @param search finds mods by a name
 * @returns the matches in the form's format, and the unmatched names
 */
export const matchDependencies = async (
  dependencies: readonly NamedDependency[],
  search: (name: string) => Promise<readonly Candidate[]>,
): Promise<{ found: Dependency[]; unknown: string[] }> => {
  const modNames = dependencies.filter(({ mod_id }) => !isPlatformId(mod_id));
  const matches = await Promise.all(
    modNames.map(async ({ mod_id, kind }) => {
      const mod = (await search(mod_id)).find((candidate) => matchesName(mod_id, candidate));
      return { name: mod_id, dependency: mod ? { mod_id: mod.id, kind } : null };
    }),
  );
  return {
    found: matches.flatMap(({ dependency }) => (dependency ? [dependency] : [])),
    unknown: matches.flatMap(({ name, dependency }) => (dependency ? [] : [name])),
  };
};
