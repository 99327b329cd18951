import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';

export interface HeartMod extends Pick<ModCard, 'id' | 'title'> {
  /** Whether the mod has left the catalogue. Then nobody can mark it again after removing the mark. */
  isUnavailable?: boolean;
}

export interface HeartClick {
  mod: HeartMod;
  on: boolean;
}

type ClickHandler = (click: HeartClick) => void;

const NONE: ReadonlySet<string> = new Set();

let marked = NONE;
let serve: ClickHandler | undefined;
/** The last click on each heart, until the controller handles the clicks. */
let clicks: ReadonlyMap<string, HeartClick> = new Map();
/** Whether the clicks show before they are handled. */
let showsClicks = false;
let wasClicked = false;
const heartListeners = new Set<() => void>();
const watchers = new Set<() => void>();

const notifyAll = (listeners: ReadonlySet<() => void>): void => {
  for (const listener of listeners) listener();
};

const createSubscribe =
  (listeners: Set<() => void>, onChange: () => void) =>
  (listener: () => void): (() => void) => {
    listeners.add(listener);
    onChange();
    return () => {
      listeners.delete(listener);
      onChange();
    };
  };

/**
 * State of the page's hearts and queue of their clicks. This module is small, because hearts are in the first load. The
 * favorites controller loads for members and at the first click.
 */
export const hearts = {
  /** Subscribes one heart. */
  watch: createSubscribe(heartListeners, () => notifyAll(watchers)),
  /** Whether the heart of a mod is on. */
  has: (modId: string): boolean => (showsClicks ? clicks.get(modId)?.on : undefined) ?? marked.has(modId),
  /** Whether the member's favorites are loaded. */
  areLoaded: (): boolean => marked !== NONE,
  click: (mod: HeartMod, on: boolean): void => {
    wasClicked = true;
    if (serve) serve({ mod, on });
    else {
      clicks = new Map([...clicks, [mod.id, { mod, on }]]);
      notifyAll(heartListeners);
    }
    notifyAll(watchers);
  },
  /** Subscribes the controller and its loader. */
  watchAll: createSubscribe(watchers, () => {}),
  areShown: (): boolean => heartListeners.size > 0,
  /** Whether any heart was clicked. The first click loads the controller. */
  wereClicked: (): boolean => wasClicked,
  /** Sets the member's favorites. Without an argument, the favorites count as not loaded. */
  setFavorites: (modIds: ReadonlySet<string> = NONE): void => {
    marked = modIds;
    notifyAll(heartListeners);
  },
  /** Sets whether clicks show before they are handled: for members, and while a stored session loads. */
  showClicks: (isShown: boolean): void => {
    showsClicks = isShown;
    notifyAll(heartListeners);
  },
  /** Handles clicks, queued clicks first. Returns a function that removes the handler. */
  handleClicks: (next: ClickHandler): (() => void) => {
    serve = next;
    const queued = clicks;
    clicks = new Map();
    for (const click of queued.values()) next(click);
    notifyAll(heartListeners);
    return () => {
      serve = undefined;
    };
  },
};
