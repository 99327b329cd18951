import type { Door } from './doors/door.ts';
import type { DoorName, Fault } from './faults.ts';
import { killAtRandom } from './kill-at-random.ts';

/** Begins a fault; answers what ends it. */
export async function startFault(
  { door, weather, name }: Fault,
  doors: ReadonlyMap<DoorName, Door>,
): Promise<() => Promise<void>> {
  if (name === 'functions-killed') return killAtRandom();
  const at = door === null ? undefined : doors.get(door);
  await at?.set(weather);
  return async () => {
    const tally = at?.tally();
    if (tally !== undefined) console.log(`   ${name}: ${tally.calls} calls came to the door, ${tally.errors} failed`);
    await at?.set('fair');
  };
}
