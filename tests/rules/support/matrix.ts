import { describe, it } from 'vitest';
import { IDENTITIES, type Identity } from './identities.ts';
import type { Actor, World } from './world.ts';

/** One thing tried by every identity; who is not in `allowed` must be refused. */
export interface Operation {
  readonly name: string;
  readonly allowed: readonly Identity[];
  readonly run: (actor: Actor) => Promise<unknown>;
}

/** One thing tried by one identity, beside a twin that differs in nothing else. */
export interface Variant<Value> {
  readonly name: string;
  readonly allowed: boolean;
  readonly value: Value;
}

/** Every operation by every identity, each cell a case of its own. */
export function matrix(world: World, operations: readonly Operation[]): void {
  describe.each(operations)('$name', ({ allowed, run }) => {
    const cells = IDENTITIES.map((identity) => {
      const may = allowed.includes(identity);
      return { identity, may, ids: identity === 'banned' ? 'R144 R087' : 'R144', answer: may ? 'allowed' : 'refused' };
    });
    it.each(cells)('$ids $identity is $answer', async ({ identity, may }) => {
      await world.attempt(may, run(world.actor(identity)));
    });
  });
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
