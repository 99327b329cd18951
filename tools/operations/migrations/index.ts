import { languageOfMods } from './0001-language-of-mods.ts';
import { releaseDateOfMods } from './0002-release-date-of-mods.ts';
import { submissionDateOfMods } from './0003-submission-date-of-mods.ts';
import { threadsOfComments } from './0004-threads-of-comments.ts';
import { leadOfReports } from './0005-lead-of-reports.ts';
import { gameVersions } from './0006-game-versions.ts';
import type { Creation, Migration } from './migration.ts';

/** Every migration, in order. */
export const MIGRATIONS: readonly (Migration | Creation)[] = [
  languageOfMods,
  releaseDateOfMods,
  submissionDateOfMods,
  threadsOfComments,
  leadOfReports,
  gameVersions,
];
