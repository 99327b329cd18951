import { languageOfMods } from './0001-language-of-mods.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they are made. */
export const MIGRATIONS: readonly Migration[] = [languageOfMods];
