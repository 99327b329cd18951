import { BEDROCK_VERSIONS, JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { compareVersions } from '@bigorna/domain/version-order';

const EDITIONS: readonly (readonly string[])[] = [JAVA_VERSIONS, BEDROCK_VERSIONS];

/** Whether no version that the portal knows lies between the two; `newer` is the newer of them. */
const areNeighbours = (newer: string, older: string): boolean =>
  EDITIONS.some((versions) => {
    const at = versions.indexOf(newer);
    return at >= 0 && versions[at + 1] === older;
  });

/**
 * Game versions shortened for reading, newest first: neighbours become one span, `1.20.1–1.20.6`.
 *
 * A span never covers a known version that was not given.
 */
export const versionSpans = (versions: readonly string[]): string[] => {
  const runs: string[][] = [];
  for (const version of [...new Set(versions)].sort((a, b) => compareVersions(b, a))) {
    const run = runs.at(-1);
    if (run && areNeighbours(run.at(-1) ?? '', version)) run.push(version);
    else runs.push([version]);
  }
  return runs.map((run) => (run.length === 1 ? run.join('') : `${run.at(-1)}–${run[0]}`));
};
