import { compareVersions } from './version-order.ts';

/**
 * A question about game versions: one version, or comparators that must all hold, parted by spaces (`>=1.20 <1.21`).
 *
 * The grammar is npm's range without its shorthands.
 */
export const VERSION_QUESTION = /^(?:\d+(?:\.\d+){1,3}|(?:[<>]=?)\d+(?:\.\d+){0,3}(?: (?:[<>]=?)\d+(?:\.\d+){0,3})*)$/;

/** Ranges as people write them, to show the grammar by. */
export const RANGE_EXAMPLES = ['>=1.21', '>1.20.1 <=1.20.6', '<1.17'] as const;

const COMPARATOR = /^([<>]=?)(.+)$/;

const HOLDS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Longer than any range that means something. */
const RANGE_LENGTH_MAX = 60;

/** Whether a question is a range, and not the name of one version. */
export const isVersionRange = (question: string): boolean =>
  /^[<>]/.test(question) && question.length <= RANGE_LENGTH_MAX && VERSION_QUESTION.test(question);

/** Whether a game version is what a question asks for. */
export const versionFits = (question: string, version: string): boolean =>
  question.split(' ').every((part) => {
    const [, sign = '', bound = ''] = COMPARATOR.exec(part) ?? [];
    return sign === '' ? part === version : (HOLDS[sign]?.(compareVersions(version, bound)) ?? false);
  });
