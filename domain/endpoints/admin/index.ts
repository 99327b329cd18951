import { moderationEndpoints } from '../moderation.ts';
import { archiveEndpoints } from './archives.ts';
import { adminCommentEndpoints } from './comments.ts';
import { contactMessageEndpoints } from './contact-messages.ts';
import { contentEndpoints } from './content.ts';
import { gameVersionEndpoints } from './game-versions.ts';
import { logEndpoints } from './logs.ts';
import { adminModEndpoints } from './mods.ts';
import { overviewEndpoints } from './overview.ts';
import { releaseEndpoints } from './releases.ts';
import { reviewEndpoints } from './reviews.ts';
import { takeDownEndpoints } from './take-downs.ts';
import { staffUserEndpoints } from './users.ts';

/** All staff calls, for the console. */
export const adminEndpoints = {
  ...overviewEndpoints,
  ...logEndpoints,
  ...releaseEndpoints,
  ...archiveEndpoints,
  ...takeDownEndpoints,
  ...adminModEndpoints,
  ...reviewEndpoints,
  ...staffUserEndpoints,
  ...adminCommentEndpoints,
  ...moderationEndpoints,
  ...contactMessageEndpoints,
  ...contentEndpoints,
  ...gameVersionEndpoints,
};
