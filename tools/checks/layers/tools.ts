import type { LayeredFolder } from './rules.ts';

/** The layers of tools. The commands and their parts, beside the folders, are above all layers. */
export const TOOLS: LayeredFolder = {
  folder: 'tools',
  layers: [['shared'], ['checks', 'hosting'], ['emulators'], ['seed', 'testing'], ['operations']],
};
