/** More than any real file has. Every range costs time. */
const RANGES_MAX = 20;

/**
 * The game versions that fit every range, because all mods of a file must load. A range without game versions, such as
 * `*`, fits every version.
 *
 * @param findVersions the game versions of a range, among `known` and those that the range names
 */
export const findCommonVersions = (
  ranges: readonly string[],
  findVersions: (range: string, known: readonly string[]) => string[],
  known: readonly string[],
): string[] => {
  const used = [...new Set(ranges)].slice(0, RANGES_MAX);
  const found = new Set(used.flatMap((range) => findVersions(range, known)));
  // A range may name a version that the portal does not know yet, and another range may contain it.
  const lists = used.map((range) => findVersions(range, [...known, ...found])).filter((list) => list.length > 0);
  return [...found].filter((version) => lists.every((list) => list.includes(version)));
};
