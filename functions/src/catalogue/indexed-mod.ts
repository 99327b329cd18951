import type { Mod } from '@bigorna/domain/entities/mod';

/** A mod with all that the index needs of it. */
export interface IndexedMod extends Mod {
  id: string;
  /** The long description as Markdown, found by search and never shown by lists. */
  description: string;
}
