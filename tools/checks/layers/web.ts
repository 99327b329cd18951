import type { LayeredFolder } from './rules.ts';

/** The layers of web/src: code shared by features, the features, and the shell. `main.tsx` stands above them. */
export const WEB: LayeredFolder = {
  folder: 'web/src',
  layers: [['shared'], ['features'], ['app']],
};
