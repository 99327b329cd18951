import { getDistractors, getExpectedMods } from '../golden/golden-mods.ts';
import { AT, readGoldenQueries } from '../golden/queries.ts';
import { formatRecall, getMeanRecall, scoreQueries } from '../golden/recall.ts';
import { listed } from './messages.ts';
import { printMinimumVerdict } from './tables.ts';
import { parseFrom, type Side } from './workers.ts';

const LEAST_RECALL = 0.97;

/** Runs the golden queries on a catalogue with `length` synthetic mods added. */
export const measureGolden = async (side: Side, length: number): Promise<void> => {
  const scores = await scoreQueries(
    readGoldenQueries(),
    [...getExpectedMods(), ...getDistractors(length)],
    async ({ text, filters }) => {
      const query = new URLSearchParams({ q: text, limit: String(AT) });
      for (const [key, values] of Object.entries(filters ?? {})) {
        for (const value of [values ?? []].flat()) query.append(key, value);
      }
      const { data } = await parseFrom(side, `/api/mods/public?${query}`, listed);
      return data.map(({ id }) => id);
    },
  );
  console.log(formatRecall(scores).join('\n'));
  printMinimumVerdict(`recall@${AT}`, getMeanRecall(scores), LEAST_RECALL, (value) => value.toFixed(4));
};
