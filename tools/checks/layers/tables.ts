import type { LayeredFolder } from './rules.ts';

/** The layers of domain. The files beside the folders hold one rule each. */
export const DOMAIN: LayeredFolder = {
  folder: 'domain',
  layers: [['access', 'errors', 'achievement-texts', 'reason-texts'], ['entities'], ['endpoints']],
  hasSharedFiles: true,
};

/** The layers of functions/src: docs/decisions/layers.md. `http.ts` and `index.ts` are above all layers. */
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

/** The layers of site and console: code shared by features, the features, the shell. `main.tsx` is above all layers. */
const PAGE_LAYERS = [['shared'], ['features'], ['app']];
export const WEB: LayeredFolder = { folder: 'web/src', layers: PAGE_LAYERS };
export const ADMIN: LayeredFolder = { folder: 'admin/src', layers: PAGE_LAYERS };

/** The layers of tools. The commands and their parts, beside the folders, are above all layers. */
export const TOOLS: LayeredFolder = {
  folder: 'tools',
  layers: [['shared'], ['checks', 'hosting', 'texts'], ['emulators'], ['seed', 'testing'], ['operations']],
};
