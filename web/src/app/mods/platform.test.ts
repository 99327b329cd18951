import { describe, expect, it } from 'vitest';
import { installFolder, platformsOf } from './install-places.ts';
import { platformOf } from './platform.ts';

describe('platformOf', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macos'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'linux'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
    ['something else', undefined],
  ])('R014 knows the system of %s', (userAgent, platform) => {
    expect(platformOf(userAgent)).toBe(platform);
  });
});

describe('installFolder', () => {
  it('R014 puts mods into the mods folder on each desktop system, and addons into behavior_packs', () => {
    expect(platformsOf('mod').map((platform) => installFolder('mod', platform))).toEqual([
      '%APPDATA%\\.minecraft\\mods',
      '~/Library/Application Support/minecraft/mods',
      '~/.minecraft/mods',
    ]);
    expect(platformsOf('addon')).toEqual(['windows', 'android', 'ios']);
    for (const platform of platformsOf('addon'))
      expect(installFolder('addon', platform)).toMatch(/games[\\/]com\.mojang[\\/]behavior_packs$/);
    expect(installFolder('addon', 'linux')).toBeUndefined();
  });
});
