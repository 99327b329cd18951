import type { LayeredFolder } from './rules.ts';

/** The layers of web/src: code shared by features, the features, and the shell. `main.tsx` is above all layers. */
export const WEB: LayeredFolder = {
  folder: 'web/src',
  layers: [['shared'], ['features'], ['app']],
};
