import { runTool } from './shared/tool.ts';
import { GATES, runGate } from './testing/gates.ts';
import { formatSummary, type Tally } from './testing/reports.ts';

await runTool(async (stop) => {
  const tallies: Tally[] = [];
  for (const gate of GATES) {
    tallies.push(await runGate(gate));
    stop.signal.throwIfAborted();
  }
  console.log(formatSummary(tallies));
  return tallies.some((tally) => tally.failed > 0) ? 1 : 0;
});
