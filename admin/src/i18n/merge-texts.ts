import type { Texts } from './area.ts';

/** Texts laid over others, name by name; the later ones win. */
export const mergeTexts = (...layers: readonly Texts[]): Texts => {
  const merged: Record<string, string | Texts> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer)) {
      const below = merged[name];
      merged[name] = typeof text === 'object' && typeof below === 'object' ? mergeTexts(below, text) : text;
    }
  }
  return merged;
};
