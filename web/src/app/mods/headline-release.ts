import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';

/** The release that the page's button downloads: the one whose version the mod names, else the first listed. */
export const headlineRelease = (mod: ModPage): ModRelease | undefined =>
  mod.releases.find((release) => release.version === mod.version) ?? mod.releases[0];
