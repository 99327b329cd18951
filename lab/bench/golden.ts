import { parseArgs } from 'node:util';
import { createSqliteCatalogue } from '../../functions/src/catalogue/sqlite-catalogue.ts';
import { printMinimumVerdict, printTable } from './catalogue/tables.ts';
import { createGoldenSource, getGoldenCatalogue } from './golden/golden-mods.ts';
import { AT, readGoldenQueries } from './golden/queries.ts';
import {
  DISTRACTORS,
  formatMisses,
  getMeanPrecision,
  getMeanRecall,
  getScoreRows,
  groupByLanguage,
  LEAST,
  type Score,
  scoreQueries,
} from './golden/recall.ts';
import { searchCatalogue } from './golden/search-catalogue.ts';

/** Prints recall and precision of the golden queries by kind and language, and whether they meet the targets. */
export const printScores = (scores: readonly Score[]): void => {
  printTable(['golden queries', 'count', `recall@${AT}`, `precision@${AT}`, `right@${AT}`], getScoreRows(scores));
  const format = (value: number): string => value.toFixed(3);
  printMinimumVerdict(`recall@${AT}`, getMeanRecall(scores), LEAST.recall, format);
  printMinimumVerdict(`precision@${AT}`, getMeanPrecision(scores), LEAST.precision, format);
  for (const [language, some] of groupByLanguage(scores)) {
    const least = Math.min(getMeanRecall(some), getMeanPrecision(some));
    printMinimumVerdict(`both in ${language}`, least, LEAST.ofLanguage, format);
  }
};

/**
 * Benchmarks the results of the golden queries.
 *
 * @param args `--mods N`: number of synthetic mods in the catalogue; `--misses`: also each query with a wrong result
 */
export async function runGoldenBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mods: { type: 'string', default: String(DISTRACTORS) },
      misses: { type: 'boolean', default: false },
    },
  });
  const length = Number(values.mods);
  const catalogue = createSqliteCatalogue(createGoldenSource(length));
  try {
    await catalogue.ready();
    const search = searchCatalogue.bind(undefined, catalogue);
    const scores = await scoreQueries(readGoldenQueries(), getGoldenCatalogue(length), search);
    if (values.misses) console.log(formatMisses(scores).join('\n'));
    printScores(scores);
  } finally {
    await catalogue.close();
  }
}
