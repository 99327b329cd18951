import type { ContentType } from './catalogue-terms.ts';

/** Game versions of each edition: Java for mods, Bedrock for addons. Newest first. */
export type GameVersions = Readonly<Record<ContentType, readonly string[]>>;

/**
 * The game versions that a new portal starts with. Afterwards they are data: staff edit the collection `game_versions`,
 * and every version that a release names counts too.
 */
export const INITIAL_GAME_VERSIONS = {
  mod: [
    '26.1',
    '1.21.11',
    '1.21.10',
    '1.21.9',
    '1.21.8',
    '1.21.7',
    '1.21.6',
    '1.21.5',
    '1.21.4',
    '1.21.1',
    '1.20.6',
    '1.20.4',
    '1.20.1',
    '1.19.4',
    '1.19.2',
    '1.18.2',
    '1.16.5',
    '1.12.2',
  ],
  addon: [
    '26.10',
    '26.0',
    '1.21.130',
    '1.21.120',
    '1.21.110',
    '1.21.100',
    '1.21.90',
    '1.21.80',
    '1.21.70',
    '1.21.60',
    '1.21.50',
    '1.21.40',
    '1.21.20',
    '1.20.80',
    '1.20.60',
  ],
} as const satisfies GameVersions;

export const JAVA_VERSIONS = INITIAL_GAME_VERSIONS.mod;
export const BEDROCK_VERSIONS = INITIAL_GAME_VERSIONS.addon;
export const GAME_VERSIONS = [...JAVA_VERSIONS, ...BEDROCK_VERSIONS] as const;
export type GameVersion = (typeof GAME_VERSIONS)[number];

/** Game versions of the edition (Java or Bedrock) that a content type is for. */
export const VERSIONS_BY_TYPE: Readonly<Record<ContentType, readonly GameVersion[]>> = {
  mod: JAVA_VERSIONS,
  addon: BEDROCK_VERSIONS,
};
