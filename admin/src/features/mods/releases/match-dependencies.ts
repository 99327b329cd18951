import type { ArchiveFields } from '@bigorna/domain/entities/release';
import { fold } from '@bigorna/domain/fold';
import { mergeLibraryDependencies } from '@bigorna/domain/library-dependencies';
import { isPlatformId } from '@bigorna/domain/platform-ids';
import type { Dependency } from './release-values.ts';

type NamedDependency = ArchiveFields['dependencies'][number];
interface Candidate {
  id: string;
  slug: string;
  title: string;
}

/** The words of a name in any script. Empty for symbols alone. */
const toKey = (text: string): string =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? '';

const matchesName = (name: string, { slug, title }: Candidate): boolean => {
  const key = toKey(name);
  return key !== '' && (slug === key || toKey(title) === key);
};

const STRICTEST_FIRST = ['required', 'optional', 'incompatible'] as const satisfies readonly Dependency['kind'][];

/** One dependency per mod: a manifest may need a mod and exclude its old versions. */
const removeRepeated = (dependencies: readonly Dependency[]): Dependency[] =>
  [...Map.groupBy(dependencies, ({ mod_id }) => mod_id).values()].flatMap((group) =>
    STRICTEST_FIRST.flatMap((kind) => group.filter((one) => one.kind === kind)).slice(0, 1),
  );

/**
 * Matches an archive's dependency names to the portal's mods by slug or title. Skips platforms such as `minecraft`.
 * Finds each mod once.
 *
 * @param search finds mods by a name
 * @returns the matches in the form's format, and the unmatched names
 */
export const matchDependencies = async (
  dependencies: readonly NamedDependency[],
  search: (name: string) => Promise<readonly Candidate[]>,
): Promise<{ found: Dependency[]; unknown: string[] }> => {
  const modNames = mergeLibraryDependencies(dependencies).filter(({ mod_id }) => !isPlatformId(mod_id));
  const matches = await Promise.all(
    modNames.map(async ({ mod_id, kind }) => {
      const mod = (await search(mod_id)).find((candidate) => matchesName(mod_id, candidate));
      return { name: mod_id, dependency: mod ? { mod_id: mod.id, kind } : null };
    }),
  );
  return {
    found: removeRepeated(matches.flatMap(({ dependency }) => dependency ?? [])),
    unknown: matches.flatMap(({ name, dependency }) => (dependency ? [] : [name])),
  };
};
