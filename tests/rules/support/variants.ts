import { it } from 'vitest';
import type { Identity } from './identities.ts';
import type { Actor, World } from './world.ts';

/** One thing tried by one identity, beside a twin that differs in nothing else. */
export interface Variant<Value> {
  readonly name: string;
  readonly allowed: boolean;
  readonly value: Value;
}

/** The same write with one thing changed each time. */
export function variants<Value>(
  world: World,
  identity: Identity,
  rows: readonly Variant<Value>[],
  run: (actor: Actor, value: Value) => Promise<unknown>,
): void {
  const cases = rows.map((row) => ({ ...row, answer: row.allowed ? 'allowed' : 'refused' }));
  it.each(cases)('R144 $name is $answer', async ({ allowed, value }) => {
    await world.attempt(allowed, run(world.actor(identity), value));
  });
}

export const good = <Value>(name: string, value: Value): Variant<Value> => ({ name, allowed: true, value });
export const bad = <Value>(name: string, value: Value): Variant<Value> => ({ name, allowed: false, value });
