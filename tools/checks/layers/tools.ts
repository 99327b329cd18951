import type { LayeredFolder } from './rules.ts';

/** The commands, such as `start.ts`, are above the layers of their folders. */
export const TOOLS: LayeredFolder = {
  folder: 'tools',
  layers: [['shared'], ['checks', 'hosting'], ['emulators'], ['seed'], ['testing'], ['operations']],
};
