import type { Door, DoorTally } from './doors/door.ts';
import type { DoorName, Fault } from './faults.ts';
import { killAtRandom } from './kill-at-random.ts';

/**
 * Begins a fault; answers what ends it and tells how many calls came and failed, or how many processes were killed.
 *
 * @param whose journeys go through it: what errors they meet is drawn by that
 */
export async function startFault(
  { door, weather, name }: Fault,
  doors: ReadonlyMap<DoorName, Door>,
  whose: string,
): Promise<() => Promise<DoorTally>> {
  if (name === 'functions-killed') return killAtRandom();
  const at = door === null ? undefined : doors.get(door);
  await at?.set(weather, `${name} ${whose}`);
  return async () => {
    const tally = at?.tally() ?? { calls: 0, errors: 0 };
    await at?.set('fair');
    return tally;
  };
}
