import { describe, expect, it } from 'vitest';
import { getInstallFolder, getPlatforms } from './install-folders.ts';
import { detectPlatform } from './platform.ts';

describe('detectPlatform', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macos'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'linux'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
    ['something else', undefined],
  ])('detects the system of %s (R014)', (userAgent, platform) => {
    expect(detectPlatform(userAgent)).toBe(platform);
  });
});

describe('getInstallFolder', () => {
  it('returns the mods folder on desktop systems, and behavior_packs for addons (R014)', () => {
    expect(getPlatforms('mod').map((platform) => getInstallFolder('mod', platform))).toEqual([
      '%APPDATA%\\.minecraft\\mods',
      '~/Library/Application Support/minecraft/mods',
      '~/.minecraft/mods',
    ]);
    expect(getPlatforms('addon')).toEqual(['windows', 'android', 'ios']);
    for (const platform of getPlatforms('addon'))
      expect(getInstallFolder('addon', platform)).toMatch(/games[\\/]com\.mojang[\\/]behavior_packs$/);
    expect(getInstallFolder('addon', 'linux')).toBeUndefined();
  });
});
