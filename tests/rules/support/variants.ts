import { it } from 'vitest';
import type { Actor, World } from './world.ts';

/** A request. The name describes the difference from the valid request. */
export interface Variant<Value> {
  readonly name: string;
  readonly allowed: boolean;
  readonly value: Value;
}

/** Declares a test per variant of the same request by the identity `user`. */
export function testVariants<Value>(
  world: World,
  run: (actor: Actor, value: Value) => Promise<unknown>,
  rows: readonly Variant<Value>[],
): void {
  const cases = rows.map((row) => ({ ...row, outcome: row.allowed ? 'allowed' : 'refused' }));
  it.each(cases)('$name is $outcome (R144)', async ({ allowed, value }) => {
    await world.attempt(allowed, run(world.actor('user'), value));
  });
}

export const allow = <Value>(name: string, value: Value): Variant<Value> => ({ name, allowed: true, value });
export const deny = <Value>(name: string, value: Value): Variant<Value> => ({ name, allowed: false, value });
