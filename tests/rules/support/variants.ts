import { it } from 'vitest';
import type { Identity } from './identities.ts';
import type { Actor, World } from './world.ts';

/** A request by one identity. The name describes the difference from the valid request. */
export interface Variant<Value> {
  readonly name: string;
  readonly allowed: boolean;
  readonly value: Value;
}

/** Declares a test per variant of the same request. */
export function testVariants<Value>(
  world: World,
  identity: Identity,
  rows: readonly Variant<Value>[],
  run: (actor: Actor, value: Value) => Promise<unknown>,
): void {
  const cases = rows.map((row) => ({ ...row, outcome: row.allowed ? 'allowed' : 'refused' }));
  it.each(cases)('$name is $outcome (R144)', async ({ allowed, value }) => {
    await world.attempt(allowed, run(world.actor(identity), value));
  });
}

export const allow = <Value>(name: string, value: Value): Variant<Value> => ({
  name,
  allowed: true,
  value,
});
export const deny = <Value>(name: string, value: Value): Variant<Value> => ({
  name,
  allowed: false,
  value,
});
