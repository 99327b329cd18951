import type { DataRouter } from 'react-router-dom';
import { getOverlayDepth } from './overlay-depth.ts';

type Router = Pick<DataRouter, 'state' | 'subscribe'>;

interface Overlay {
  close: () => void;
  /** Whether the overlay must stay open, for example during a call. */
  isLocked: () => boolean;
}

interface OpenOverlay extends Overlay {
  pushEntry: () => void;
}

/** Open overlays, the topmost last. */
const overlays: OpenOverlay[] = [];
/** Number of steps back that this module started and whose events have not arrived yet. */
let ownSteps = 0;
let currentRouter: Router | undefined;
let isStepDue = false;

/** Leaves the entries of closed overlays. Does nothing while a page is being opened: its entry comes on top. */
const stepBack = (): void => {
  isStepDue = false;
  const surplus = getOverlayDepth() - overlays.length;
  if (surplus <= 0 || ownSteps > 0 || currentRouter?.state.navigation.state !== 'idle') return;
  ownSteps += 1;
  history.go(-surplus);
};

const handlePop = (event: PopStateEvent): void => {
  const depth = getOverlayDepth();
  const top = overlays.at(-1);
  const isSamePage = (event.state?.key ?? 'default') === currentRouter?.state.location.key;
  if (ownSteps > 0) {
    ownSteps -= 1;
    // A page or an overlay was opened before the step back. Returns to that page, or adds the overlay's entry again.
    if (!isSamePage) history.forward();
    else if (depth < overlays.length) top?.pushEntry();
    else stepBack();
  } else if (top && depth < overlays.length) {
    if (isSamePage && top.isLocked()) top.pushEntry();
    else top.close();
    // If the visitor went back several entries at once, the router must handle the change of page.
    if (!isSamePage) return;
  } else if (depth > overlays.length) {
    // Entry of a closed overlay: reached by Forward, or by Back from a page that the overlay linked to.
    history.back();
  } else return;
  // Hides the event from the router, which does not know overlay entries and would load, render or scroll.
  event.stopImmediatePropagation();
};

/**
 * Adds a history entry for an overlay, with the URL of its page. Back leaves that entry and closes the overlay, unless
 * the overlay is locked.
 *
 * @returns a function that removes the entry: call it when the overlay has closed
 */
export const openOverlayEntry = (router: Router, { close, isLocked }: Overlay): (() => void) => {
  currentRouter = router;
  addEventListener('popstate', handlePop, true);
  const { pathname } = router.state.location;
  let { key } = router.state.location;
  const pushEntry = (): void => {
    const { state } = history;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, overlay: depth }, '');
  };
  const overlay = { close, isLocked, pushEntry };
  const depth = overlays.push(overlay);
  // Takes over the entry of an overlay that was closed just now, or before a reload.
  if (getOverlayDepth() !== depth) pushEntry();
  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    if (location.key === key || location.pathname !== pathname || historyAction === 'POP') return;
    // The overlay changed the page's query, and the new entry is on top.
    key = location.key;
    pushEntry();
  });
  return () => {
    unsubscribe();
    overlays.splice(overlays.indexOf(overlay), 1);
    // Waits for the end of the click that closed the overlay. If the click opens a page, the page's entry comes on top,
    // and `handlePop` skips the overlay's entry later. If the click opens another overlay, that overlay takes the entry.
    if (!isStepDue) setTimeout(stepBack);
    isStepDue = true;
  };
};
