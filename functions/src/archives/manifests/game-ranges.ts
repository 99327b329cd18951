import { gameVersion } from '@bigorna/domain/entities/common';
import { compareVersions } from '@bigorna/domain/version-order';
import { versionFits } from '@bigorna/domain/version-range';

/** Longer than any range that means something. */
const RANGE_MAX = 200;
const PREDICATE = /^(>=|<=|>|<|=|~|\^)?v?(\d{1,6}(?:\.\d{1,6}){0,3})(\.[xX*])?(-[\w.+-]*)?(?:\+[\w.+-]*)?$/;
const MAVEN = /([[(])([^,[\]()]*)(?:(,)([^,[\]()]*))?([\])])/g;
const PLAIN = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

/** The version from which on the part behind the `parts`th counts anew: of 1.20.1 and 2 it is 1.21. */
const nextOf = (version: string, parts: number): string => {
  const numbers = version.split('.').slice(0, parts).map(Number);
  return numbers.map((number, i) => (i === numbers.length - 1 ? number + 1 : number)).join('.');
};

const partsIn = (version: string): number => version.split('.').length;

/** One predicate of Fabric's and Quilt's as a question of the domain's; undefined for one that says nothing known. */
const questionOf = (predicate: string): string | undefined => {
  const [, sign = '', version = '', wildcard, before] = PREDICATE.exec(predicate) ?? [];
  if (version === '') return undefined;
  if (wildcard !== undefined) return `>=${version} <${nextOf(version, partsIn(version))}`;
  if (sign === '~') return `>=${version} <${nextOf(version, Math.min(2, partsIn(version)))}`;
  if (sign === '^') return `>=${version} <${nextOf(version, 1)}`;
  if (sign === '' || sign === '=') return before === undefined ? version : undefined;
  // A pre-release is older than its release, and the catalogue knows releases only.
  if (before !== undefined && sign === '>') return `>=${version}`;
  if (before !== undefined && sign === '<=') return `<${version}`;
  return `${sign}${version}`;
};

/** Predicates parted by spaces must all hold. */
const questionsOf = (range: string): string | undefined => {
  const joined = range.replace(/([<>=~^])\s+/g, '$1').trim();
  const questions = joined.split(/\s+/).flatMap((predicate) => questionOf(predicate) ?? []);
  return questions.length === 0 ? undefined : questions.join(' ');
};

const isVersion = (question: string): boolean => gameVersion.safeParse(question).success;

const fitting = (questions: readonly string[], known: readonly string[]): string[] => {
  const named = questions.filter(isVersion);
  const meant = known.filter((version) => questions.some((question) => versionFits(question, version)));
  return [...new Set([...meant, ...named])].sort((a, b) => compareVersions(b, a));
};

/**
 * The game versions that ranges of Fabric's and Quilt's kind mean (`>=1.20 <1.21`, `~1.20.1`, `1.20.x`), one of which must
 * hold: those of the known ones, and those that they name.
 */
export const versionsInRanges = (ranges: readonly string[], known: readonly string[]): string[] => {
  const sound = ranges.filter((range) => range.length <= RANGE_MAX).flatMap((range) => range.split('||'));
  return fitting(
    sound.flatMap((range) => questionsOf(range) ?? []),
    known,
  );
};

const boundOf = (sign: string, version: string): string[] => (PLAIN.test(version) ? [`${sign}${version}`] : []);

const mavenQuestion = ([, open, first = '', comma, last = '', close]: RegExpMatchArray): string | undefined => {
  const [low, high] = [first.trim(), last.trim()];
  if (comma === undefined) return PLAIN.test(low) ? low : undefined;
  const bounds = [...boundOf(open === '[' ? '>=' : '>', low), ...boundOf(close === ']' ? '<=' : '<', high)];
  return bounds.length === 0 ? undefined : bounds.join(' ');
};

/** The same for Maven's ranges, which Forge takes: `[1.20,1.21)`, `[1.20.1]`, `[1.20,)`, several parted by commas. */
export const versionsInMaven = (range: string, known: readonly string[]): string[] => {
  if (range.length > RANGE_MAX) return [];
  const questions = [...range.matchAll(MAVEN)].flatMap((match) => mavenQuestion(match) ?? []);
  return questions.length > 0 ? fitting(questions, known) : versionsInRanges([range], known);
};
