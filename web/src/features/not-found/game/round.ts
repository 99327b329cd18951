export const ROUND_MS = 30_000;
/** The field has three rows of three cells. */
export const ROW = 3;
export const CELLS = ROW * ROW;

/** Time that an enderman stays in a cell, at the start and at the end of a round. */
const STAY_MS = { first: 1_700, last: 1_000 };
/** Time from a hit until the enderman reappears. */
const PAUSE_MS = 350;

/** A running round. Uses clock times and does not count ticks, so that a sleeping tab changes nothing. */
export interface Round {
  endsAt: number;
  score: number;
  /** Cell of the enderman. After a hit, the cell where it was. */
  cell: number;
  /** False between a hit and the next appearance. */
  isVisible: boolean;
  /** Time when the enderman next moves or reappears. */
  changesAt: number;
}

const stayFrom = (now: number, endsAt: number): number =>
  STAY_MS.last + (STAY_MS.first - STAY_MS.last) * Math.max(0, Math.min(1, (endsAt - now) / ROUND_MS));

/** @param chance in [0, 1): selects the first cell */
export const startRound = (now: number, chance: number): Round => ({
  endsAt: now + ROUND_MS,
  score: 0,
  cell: Math.floor(chance * CELLS),
  isVisible: true,
  changesAt: now + STAY_MS.first,
});

export const isOver = ({ endsAt }: Round, now: number): boolean => now >= endsAt;

export const getSecondsLeft = ({ endsAt }: Round, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));

/**
 * Advances the round: the enderman moves to another cell when its time in the cell is over.
 *
 * @param chance in [0, 1): selects the cell
 */
export const advanceRound = (round: Round, now: number, chance: number): Round =>
  now < round.changesAt
    ? round
    : {
        ...round,
        cell: (round.cell + 1 + Math.floor(chance * (CELLS - 1))) % CELLS,
        isVisible: true,
        changesAt: now + stayFrom(now, round.endsAt),
      };

/** Strikes a cell: scores if the enderman is there, else changes nothing. */
export const strike = (round: Round, cell: number, now: number): Round =>
  !round.isVisible || cell !== round.cell || isOver(round, now)
    ? round
    : { ...round, score: round.score + 1, isVisible: false, changesAt: now + PAUSE_MS };
