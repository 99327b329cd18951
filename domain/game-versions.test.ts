import { describe, expect, it } from 'vitest';
import { gameVersion } from './entities/common.ts';
import { INITIAL_GAME_VERSIONS, isGameVersionId, listInitialGameVersions, toGameVersionId } from './game-versions.ts';
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

describe('id of a listed game version', () => {
  it('contains content type and version (R261)', () => {
    expect(toGameVersionId('addon', '26.10')).toBe('addon@26.10');
    expect(listInitialGameVersions().filter(({ id }) => !isGameVersionId(id))).toEqual([]);
  });

  it.each(['', 'mod', 'mod@', 'mod@latest', 'mod@26', 'map@26.1', '26.1', 'mod@26.1/x', 'addon@mod@26.1'])(
    'is not %j (R261)',
    (id) => {
      expect(isGameVersionId(id)).toBe(false);
    },
  );
});
