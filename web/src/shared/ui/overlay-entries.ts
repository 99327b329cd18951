import type { DataRouter } from 'react-router-dom';
import { getOverlayDepth } from './overlay-depth.ts';

type Router = Pick<DataRouter, 'state' | 'subscribe'>;

interface Overlay {
  close: () => void;
  pushEntry: () => void;
}

/** Open overlays, the topmost last. */
const overlays: Overlay[] = [];
/** Steps back by this module whose events are still due. */
let ownSteps = 0;
let currentRouter: Router | undefined;

const handlePop = (event: PopStateEvent): void => {
  const depth = getOverlayDepth();
  const top = overlays.at(-1);
  const isSamePage = (event.state?.key ?? 'default') === currentRouter?.state.location.key;
  if (ownSteps > 0) {
    ownSteps -= 1;
    // A page was opened before the step: returns to it. Or an overlay, which took the entry over.
    if (!isSamePage) history.forward();
    else if (depth < overlays.length) top?.pushEntry();
  } else if (top && depth < overlays.length) {
    top.close();
    // A step over several entries leaves the page too.
    if (!isSamePage) return;
  } else if (depth > overlays.length) {
    // Entry of a closed overlay: reached by Forward, or by Back from a page that the overlay linked to.
    history.back();
  } else return;
  // The router does not know these entries: nothing loads, renders or scrolls.
  event.stopImmediatePropagation();
};

/**
 * Adds a history entry for an overlay, with the URL of its page. Back leaves that entry and closes the overlay.
 *
 * @returns a function that removes the entry once the overlay is closed
 */
export const openOverlayEntry = (router: Router, close: () => void): (() => void) => {
  currentRouter = router;
  addEventListener('popstate', handlePop, true);
  const { pathname } = router.state.location;
  let { key } = router.state.location;
  const pushEntry = (): void => {
    const { state } = history;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, overlay: depth }, '');
  };
  const overlay = { close, pushEntry };
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
    // A link that was followed adds its entry on top, then `handlePop` skips this one.
    if (getOverlayDepth() !== depth || router.state.navigation.state !== 'idle') return;
    ownSteps += 1;
    history.back();
  };
};
