import type { AreaTexts } from '../area.ts';
import { ads } from './ads.ts';
import { announcements } from './announcements.ts';
import { comments } from './comments.ts';
import { dashboard } from './dashboard.ts';
import { done } from './done.ts';
import { factor } from './factor.ts';
import { findings } from './findings.ts';
import { frame } from './frame.ts';
import { gameVersions } from './game-versions.ts';
import { logs } from './logs.ts';
import { messages } from './messages.ts';
import { mods } from './mods.ts';
import { queue } from './queue.ts';
import { releases } from './releases.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { takeDowns } from './take-downs.ts';
import { texts } from './texts.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

/** All texts of the console, by area. */
export const AREAS = {
  frame,
  factor,
  dashboard,
  mods,
  releases,
  reviews,
  findings,
  uploads,
  comments,
  messages,
  queue,
  reports,
  users,
  ads,
  announcements,
  logs,
  settings,
  takeDowns,
  gameVersions,
  texts,
  done,
} as const satisfies Readonly<Record<string, AreaTexts>>;
