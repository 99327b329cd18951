import type { Mod, ModDetails } from '@bigorna/domain/entities/mod';

/** What a mod's page shows beyond its card; an entry that never got a description shows its short one. */
export const detailsOf = (mod: Mod, details: ModDetails | undefined): ModDetails =>
  details ?? {
    description: mod.short_description,
    license: null,
    links: { source: null, issues: null, site: null },
    gallery: [],
  };
