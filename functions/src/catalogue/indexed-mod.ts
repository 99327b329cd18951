import type { Mod } from '@bigorna/domain/entities/mod';

/** A mod with all indexed fields. */
export interface IndexedMod extends Mod {
  id: string;
  /** Long description as Markdown. Search uses it; lists never show it. */
  description: string;
}
