import type { GameVersions } from '@bigorna/domain/game-versions';
import { sortNewestFirst } from '@bigorna/domain/version-order';

/** Whether no edition that has both versions knows one between them. */
const areConsecutive = (newer: string, older: string, known: GameVersions): boolean => {
  const editions = Object.values(known).filter((versions) => versions.includes(newer) && versions.includes(older));
  return editions.length > 0 && editions.every((versions) => versions[versions.indexOf(newer) + 1] === older);
};

/**
 * Shortens game versions for display, newest first: consecutive versions become one span, `1.20.1–1.20.6`.
 *
 * A span never covers a known version that is not in the list.
 */
export const toVersionSpans = (versions: readonly string[], known: GameVersions): string[] => {
  const runs: string[][] = [];
  for (const version of sortNewestFirst(versions)) {
    const run = runs.at(-1);
    if (run && areConsecutive(run.at(-1) ?? '', version, known)) run.push(version);
    else runs.push([version]);
  }
  return runs.map((run) => (run.length === 1 ? run.join('') : `${run.at(-1)}–${run[0]}`));
};
