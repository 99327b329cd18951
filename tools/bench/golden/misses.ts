import { sqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { askCatalogue } from './ask-catalogue.ts';
import { distractors, goldenSource, wantedMods } from './golden-mods.ts';
import { goldenQueries } from './queries.ts';
import { DISTRACTORS, recallLines, scoresOf } from './recall.ts';

/** Shows the golden queries that our catalogue answers less than fully: `node tools/bench/golden/misses.ts [mods]`. */
const length = Number(process.argv[2] ?? DISTRACTORS);
const mods = [...wantedMods(), ...distractors(length)];
const titles = new Map(mods.map(({ id, title }) => [id, title]));
const named = (ids: readonly string[]): string => ids.map((id) => titles.get(id) ?? id).join(' | ');

const catalogue = sqliteCatalogue(goldenSource(length));
const scores = await scoresOf(goldenQueries(), mods, askCatalogue(catalogue));
catalogue.close();
for (const { query, recall, answered } of scores.filter((score) => score.recall < 1)) {
  console.log(`${query.kind}: ${query.text} ${JSON.stringify(query.filters ?? {})} recall ${recall.toFixed(2)}`);
  console.log(`   expected ${named(query.expected)}\n   answered ${named(answered)}`);
}
console.log(recallLines(scores).join('\n'));
