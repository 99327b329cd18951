import type { Mutant } from './mutants.ts';

/** A change of the rules that no test can notice, because it changes nothing that anybody can bring about. */
export interface KnownSurvivor extends Pick<Mutant, 'service' | 'before' | 'after'> {
  readonly reason: string;
}

export const KNOWN_SURVIVORS: readonly KnownSurvivor[] = [];

/** Why a mutant may live, if it may. */
export const reasonFor = (mutant: Mutant): string | null =>
  KNOWN_SURVIVORS.find(
    ({ service, before, after }) => mutant.service === service && mutant.before === before && mutant.after === after,
  )?.reason ?? null;
