import { type ContentType, INSTALL_FOLDER } from '@bigorna/domain/catalogue-terms';

/** Systems with installation instructions. Their names are not translated. */
export const PLATFORMS = ['windows', 'macos', 'linux', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
};

interface GameFolder {
  /** Folder of the game. */
  base: string;
  separator: '/' | '\\';
}

/** Folders of each edition by system, most common system first. */
const GAME_FOLDERS: Readonly<Record<ContentType, Partial<Record<Platform, GameFolder>>>> = {
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

/** Systems on which a content type can be installed. */
export const getPlatforms = (kind: ContentType): Platform[] =>
  PLATFORMS.filter((platform) => GAME_FOLDERS[kind][platform]);

/** Folder for a content type's file; undefined if the edition does not run on the system. */
export const getInstallFolder = (kind: ContentType, platform: Platform): string | undefined => {
  const folder = GAME_FOLDERS[kind][platform];
  return folder && folder.base + folder.separator + INSTALL_FOLDER[kind];
};
