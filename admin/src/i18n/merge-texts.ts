import type { Texts } from './area.ts';

/** Texts some of which may be left out, as react-admin types its own. */
interface Layer {
  readonly [name: string]: string | Layer | undefined;
}

/** Texts laid over others, name by name; the later ones win. */
export const mergeTexts = (...layers: readonly Layer[]): Texts => {
  const merged: Record<string, string | Texts> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer)) {
      const below = merged[name];
      if (typeof text === 'string') merged[name] = text;
      else if (text) merged[name] = mergeTexts(typeof below === 'object' ? below : {}, text);
    }
  }
  return merged;
};
