import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/** The site's router, for what its hooks do not offer: its blockers, and history entries that it does not know. */
export const SiteRouterContext = createContext<DataRouter | undefined>(undefined);

/** The site's router; undefined outside of its pages. */
export const useSiteRouter = (): DataRouter | undefined => useContext(SiteRouterContext);
