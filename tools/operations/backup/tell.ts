import { KINDS, type Manifest } from './folder.ts';

/** A backup in one line: how much of each kind, and the first digits of each digest. */
export const told = (manifest: Manifest): string =>
  KINDS.map((kind) => `${manifest[kind].count} ${kind} (${manifest[kind].digest.slice(0, 12)})`).join(', ');
