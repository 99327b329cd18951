/** More than any real file has. Every range costs time. */
const RANGES_MAX = 20;
/** More versions that the portal does not know than any real file names. Every version costs time. */
const NAMED_MAX = 20;

/**
 * The game versions that fit every range, because all mods of a file must load. A range without a digit, such as `*`,
 * fits every version. A range beyond the known versions fits none of them.
 *
 * @param findVersions the game versions of a range: those of `known`, and those that the range names
 */
export const findCommonVersions = (
  ranges: readonly string[],
  findVersions: (range: string, known: readonly string[]) => string[],
  known: readonly string[],
): string[] => {
  const used = [...new Set(ranges)].filter((range) => /\d/.test(range)).slice(0, RANGES_MAX);
  const found = [...new Set(used.flatMap((range) => findVersions(range, known)))];
  if (used.length < 2) return found;
  // A range may name a version that the portal does not know yet, and another range may contain it.
  const named = found.filter((version) => !known.includes(version)).slice(0, NAMED_MAX);
  const candidates = [...known, ...named];
  const lists = used.map((range) => new Set(findVersions(range, candidates)));
  return candidates.filter((version) => lists.every((list) => list.has(version)));
};
