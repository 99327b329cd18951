/** Number of overlays that are open at the current history entry. */
export const getOverlayDepth = (): number => history.state?.overlay ?? 0;
