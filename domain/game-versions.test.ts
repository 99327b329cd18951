import { describe, expect, it } from 'vitest';
import { gameVersion } from './entities/common.ts';
import { INITIAL_GAME_VERSIONS } from './game-versions.ts';
import { compareVersions } from './version-order.ts';

describe('initial game versions', () => {
  it.each(Object.entries(INITIAL_GAME_VERSIONS))(
    'of a %s are well-formed, unique, newest first (R261)',
    (_, versions) => {
      expect(versions.filter((version) => !gameVersion.safeParse(version).success)).toEqual([]);
      expect(versions).toEqual([...new Set(versions)].sort((a, b) => compareVersions(b, a)));
    },
  );
});
