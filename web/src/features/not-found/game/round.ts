/** How long a round takes. */
export const ROUND_MS = 30_000;
/** The places of the field, three rows of three. */
export const ROW = 3;
export const PLACES = ROW * ROW;

/** How long an enderman stays in a place: as the round begins, and as it ends. */
const STAY_MS = { first: 1_700, last: 1_000 };
/** From a hit until the next one comes. */
const PAUSE_MS = 350;

/** A round under way. Moments are milliseconds of the clock, so that a sleeping tab changes nothing. */
export interface Round {
  endsAt: number;
  score: number;
  /** Where the enderman is, or was last. */
  place: number;
  /** Not between a hit and the next one. */
  isThere: boolean;
  /** When it goes, or comes. */
  changesAt: number;
}

const stayFrom = (now: number, endsAt: number): number =>
  STAY_MS.last + (STAY_MS.first - STAY_MS.last) * Math.max(0, Math.min(1, (endsAt - now) / ROUND_MS));

/** @param chance in [0, 1): where the first enderman comes. */
export const beginRound = (now: number, chance: number): Round => ({
  endsAt: now + ROUND_MS,
  score: 0,
  place: Math.floor(chance * PLACES),
  isThere: true,
  changesAt: now + STAY_MS.first,
});

export const isOver = ({ endsAt }: Round, now: number): boolean => now >= endsAt;

export const secondsLeft = ({ endsAt }: Round, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1_000));

/**
 * The round as time goes by: an enderman that stayed long enough, or is awaited, turns up in another place.
 *
 * @param chance in [0, 1): in which.
 */
export const passTime = (round: Round, now: number, chance: number): Round =>
  now < round.changesAt
    ? round
    : {
        ...round,
        place: (round.place + 1 + Math.floor(chance * (PLACES - 1))) % PLACES,
        isThere: true,
        changesAt: now + stayFrom(now, round.endsAt),
      };

/** A strike at a place: a point where the enderman is, nothing elsewhere. */
export const strike = (round: Round, place: number, now: number): Round =>
  !round.isThere || place !== round.place || isOver(round, now)
    ? round
    : { ...round, score: round.score + 1, isThere: false, changesAt: now + PAUSE_MS };
