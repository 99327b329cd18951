import type { Texts } from './area.ts';

/** Partial texts, typed like react-admin's. */
export interface Layer {
  readonly [name: string]: string | Layer | undefined;
}

/** Deep-merges texts. Later layers win. */
export const mergeTexts = (...layers: readonly Layer[]): Texts => {
  const merged: Record<string, string | Texts> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer)) {
      const nested = merged[name];
      if (typeof text === 'string') merged[name] = text;
      else if (text) merged[name] = mergeTexts(typeof nested === 'object' ? nested : {}, text);
    }
  }
  return merged;
};
