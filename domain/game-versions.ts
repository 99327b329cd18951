import { CONTENT_TYPES, type ContentType } from './catalogue-terms.ts';

/** Form of a game version: numbers with dots, such as `1.21.4` and `26.1`. */
export const GAME_VERSION = /^\d+(?:\.\d+){1,3}$/;
export const GAME_VERSION_MAX = 20;

/** Whether a text has the form of a game version, known or not. */
export const isGameVersion = (text: string): boolean => text.length <= GAME_VERSION_MAX && GAME_VERSION.test(text);

/** Id of a version in the collection `game_versions`. */
export const toGameVersionId = (type: ContentType, version: string): string => `${type}@${version}`;

/** Whether a text can be the id of a version in the collection `game_versions`. */
export const isGameVersionId = (id: string): boolean =>
  CONTENT_TYPES.some((type) => id.startsWith(`${type}@`) && isGameVersion(id.slice(type.length + 1)));

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

/** The documents of the collection `game_versions` that a new portal starts with. */
export const listInitialGameVersions = () =>
  CONTENT_TYPES.flatMap((content_type) =>
    INITIAL_GAME_VERSIONS[content_type].map((version) => ({
      id: toGameVersionId(content_type, version),
      fields: { content_type, version },
    })),
  );
