import { type ContentType, INSTALL_FOLDER } from '@bigorna/domain/catalogue-terms';

/** Systems that an installation is told for; names are proper, the same in every language. */
export const PLATFORMS = ['windows', 'macos', 'linux', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
};

interface Place {
  /** The game's own folder. */
  base: string;
  separator: '/' | '\\';
}

/** Where each edition keeps its folder, on the systems it runs on, the most common first. */
const PLACES: Readonly<Record<ContentType, Partial<Record<Platform, Place>>>> = {
  mod: {
    windows: { base: '%APPDATA%\\.minecraft', separator: '\\' },
    macos: { base: '~/Library/Application Support/minecraft', separator: '/' },
    linux: { base: '~/.minecraft', separator: '/' },
  },
  addon: {
    windows: {
      base: '%LOCALAPPDATA%\\Packages\\Microsoft.MinecraftUWP_8wekyb3d8bbwe\\LocalState\\games\\com.mojang',
      separator: '\\',
    },
    android: { base: 'Android/data/com.mojang.minecraftpe/files/games/com.mojang', separator: '/' },
    ios: { base: 'Minecraft/games/com.mojang', separator: '/' },
  },
};

/** The systems that a kind can be installed on. */
export const platformsOf = (kind: ContentType): Platform[] => PLATFORMS.filter((platform) => PLACES[kind][platform]);

/** The folder that a kind's file goes into; undefined where the edition does not run. */
export const installFolder = (kind: ContentType, platform: Platform): string | undefined => {
  const place = PLACES[kind][platform];
  return place && place.base + place.separator + INSTALL_FOLDER[kind];
};
