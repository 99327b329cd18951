import type { LayeredFolder } from './rules.ts';

/** The layers of domain. The files beside the folders hold one rule each. */
export const DOMAIN: LayeredFolder = {
  folder: 'domain',
  layers: [['access', 'errors', 'achievement-texts', 'reason-texts'], ['entities'], ['endpoints']],
  hasSharedFiles: true,
};
