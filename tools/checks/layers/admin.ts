import type { LayeredFolder } from './rules.ts';
import { WEB } from './web.ts';

/** The console has the site's layers. `main.tsx` is above all layers. */
export const ADMIN: LayeredFolder = { folder: 'admin/src', layers: WEB.layers };
