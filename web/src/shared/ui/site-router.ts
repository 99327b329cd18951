import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/** The site's router, for uses that its hooks do not offer: navigation blockers, and history entries of overlays. */
export const SiteRouterContext = createContext<DataRouter | undefined>(undefined);

/** The site's router; undefined outside of its pages. */
export const useSiteRouter = (): DataRouter | undefined => useContext(SiteRouterContext);
