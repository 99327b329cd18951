import type { ReactNode } from 'react';

/** Characters of all texts. Their trees need many times the memory. */
const MOST = 1_000_000;

const trees = new Map<string, ReactNode>();
let characters = 0;

/**
 * Remembers the tree of a text, for a server: parsing some texts takes longer than the rest of their page. Forgets the
 * texts that were used the longest ago.
 *
 * @param key everything that the tree depends on
 */
export const rememberTree = (key: string, parse: () => ReactNode): ReactNode => {
  const tree = trees.get(key) ?? parse();
  if (!trees.delete(key)) characters += key.length;
  trees.set(key, tree);
  for (const oldest of trees.keys()) {
    if (characters <= MOST || oldest === key) break;
    trees.delete(oldest);
    characters -= oldest.length;
  }
  return tree;
};
