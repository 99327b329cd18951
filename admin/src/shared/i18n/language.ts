import type { Some, Texts } from './area.ts';
import type { AREAS } from './areas/index.ts';

/** Texts of all areas. A text that a language lacks is a compile error. */
type AllAreas = { readonly [A in keyof typeof AREAS]: (typeof AREAS)[A]['pt-BR'] };

/** A language that is loaded on demand: react-admin's texts and the console's. */
export interface Language {
  readonly ra: Texts;
  readonly areas: AllAreas;
}

/** A language close to Brazilian Portuguese: only the texts that differ. */
export interface RelatedLanguage {
  readonly ra: Texts;
  readonly areas: { readonly [A in keyof AllAreas]: Some<AllAreas[A]> };
}
