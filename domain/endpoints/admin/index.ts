import { moderationEndpoints } from '../moderation.ts';
import { adminCommentEndpoints } from './comments.ts';
import { contactMessageEndpoints } from './contact-messages.ts';
import { contentEndpoints } from './content.ts';
import { logEndpoints } from './logs.ts';
import { adminModEndpoints } from './mods.ts';
import { overviewEndpoints } from './overview.ts';
import { releaseEndpoints } from './releases.ts';
import { reviewEndpoints } from './reviews.ts';
import { takeDownEndpoints } from './take-downs.ts';
import { userEndpointsOfStaff } from './users.ts';

/** Every call of staff: the console's. */
export const adminEndpoints = {
  ...overviewEndpoints,
  ...logEndpoints,
  ...releaseEndpoints,
  ...takeDownEndpoints,
  ...adminModEndpoints,
  ...reviewEndpoints,
  ...userEndpointsOfStaff,
  ...adminCommentEndpoints,
  ...moderationEndpoints,
  ...contactMessageEndpoints,
  ...contentEndpoints,
};
