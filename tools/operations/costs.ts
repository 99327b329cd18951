import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../shared/errors.ts';
import { ROOT } from '../shared/paths.ts';
import { runTool } from '../shared/tool.ts';
import { getUsage, SIZES } from './costs/assumptions.ts';
import { createBill } from './costs/bill.ts';
import { formatCostTables } from './costs/tables.ts';

const PAGE = join(ROOT, 'docs', 'costs.md');
const MARKS = ['<!-- costs -->', '<!-- end: costs -->'] as const;
const USAGE = `npm run costs
  Writes the tables of docs/costs.md from one table of prices and one of measured figures (tools/operations/costs/).`;

await runTool(async () => {
  if (process.argv.includes('--help')) throw new LauncherError(USAGE);
  const page = await readFile(PAGE, 'utf8');
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new LauncherError(`${PAGE} lacks its marks.`);
  const sizes = SIZES.map((visits) => ({ visits, usage: getUsage(visits), bill: createBill(getUsage(visits)) }));
  await writeFile(PAGE, `${page.slice(0, from + MARKS[0].length)}\n${formatCostTables(sizes)}\n${page.slice(to)}`);
  const sums = sizes.map(({ visits, bill }) => `${visits.toLocaleString('en-US')} visits $${bill.base.toFixed(2)}`);
  console.log(`docs/costs.md: ${sums.join(', ')} a month, with the base product of Firebase Auth`);
  return 0;
});
