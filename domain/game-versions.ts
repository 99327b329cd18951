import type { ContentType } from './catalogue-terms.ts';

/** Known game versions, newest first, for the seed, filters and staff forms. */
export const JAVA_VERSIONS = [
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
] as const;
export const BEDROCK_VERSIONS = ['1.21.50', '1.21.40', '1.21.20', '1.20.80', '1.20.60'] as const;
export const GAME_VERSIONS = [...JAVA_VERSIONS, ...BEDROCK_VERSIONS] as const;
export type GameVersion = (typeof GAME_VERSIONS)[number];

/** Game versions of the edition (Java or Bedrock) that a content type is for. */
export const VERSIONS_BY_TYPE: Readonly<Record<ContentType, readonly GameVersion[]>> = {
  mod: JAVA_VERSIONS,
  addon: BEDROCK_VERSIONS,
};
