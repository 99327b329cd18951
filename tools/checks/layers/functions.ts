import type { LayeredFolder } from './rules.ts';

/**
 * The layers of functions/src: docs/decisions/layers.md. `http.ts` and `index.ts` are above all layers.
 */
export const FUNCTIONS: LayeredFolder = {
  folder: 'functions/src',
  layers: [
    ['platform'],
    ['audit', 'catalogue', 'files'],
    ['counters', 'members'],
    ['mods', 'portal'],
    ['api', 'events'],
  ],
};
