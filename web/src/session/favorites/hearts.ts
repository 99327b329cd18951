import type { ModCard } from '@bigorna/domain/endpoints/mods';

export interface HeartMod extends Pick<ModCard, 'id' | 'title'> {
  /** It has left the catalogue: once unmarked it cannot be marked again. */
  isGone?: boolean;
}

export interface HeartClick {
  mod: HeartMod;
  on: boolean;
}

type Serve = (click: HeartClick) => void;

const NONE: ReadonlySet<string> = new Set();

let marked = NONE;
let serve: Serve | undefined;
let clicks: HeartClick[] = [];
let wasClicked = false;
const shown = new Set<() => void>();
const watchers = new Set<() => void>();

const call = (listeners: ReadonlySet<() => void>): void => {
  for (const listener of listeners) listener();
};

const join =
  (listeners: Set<() => void>, after: () => void) =>
  (listener: () => void): (() => void) => {
    listeners.add(listener);
    after();
    return () => {
      listeners.delete(listener);
      after();
    };
  };

/**
 * What the hearts of a page show, and where their clicks go. All else of favorites is loaded by the keeper, for members and
 * with the first click: hearts are in the first load.
 */
export const hearts = {
  /** For each heart on the page. */
  watch: join(shown, () => call(watchers)),
  has: (modId: string): boolean => marked.has(modId),
  /** Whether the member's favorites are there. */
  areKnown: (): boolean => marked !== NONE,
  click: (mod: HeartMod, on: boolean): void => {
    wasClicked = true;
    if (serve) serve({ mod, on });
    else clicks.push({ mod, on });
    call(watchers);
  },
  /** For the keeper, and who loads it. */
  watchAll: join(watchers, () => {}),
  areShown: (): boolean => shown.size > 0,
  /** Whether one ever was: the keeper is loaded for that, and stays. */
  wereClicked: (): boolean => wasClicked,
  /** Says which mods are favorites now. */
  show: (modIds: ReadonlySet<string> = NONE): void => {
    marked = modIds;
    call(shown);
  },
  /** Takes the clicks, those that waited first; answers how to stop. */
  serve: (next: Serve): (() => void) => {
    serve = next;
    const waiting = clicks;
    clicks = [];
    for (const click of waiting) next(click);
    return () => {
      serve = undefined;
    };
  },
};
