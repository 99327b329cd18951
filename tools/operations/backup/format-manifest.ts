import { KINDS, type Manifest } from './folder.ts';

/** A backup in one line: count and digest prefix of each kind. */
export const formatManifest = (manifest: Manifest): string =>
  KINDS.map((kind) => `${manifest[kind].count} ${kind} (${manifest[kind].digest.slice(0, 12)})`).join(', ');
