import { moderationSchemas } from '../moderation.ts';
import { archiveSchemas } from './archives.ts';
import { adminCommentSchemas } from './comments.ts';
import { contactMessageSchemas } from './contact-messages.ts';
import { contentSchemas } from './content.ts';
import { logSchemas } from './logs.ts';
import { adminModSchemas } from './mods.ts';
import { overviewSchemas } from './overview.ts';
import { releaseSchemas } from './releases.ts';
import { reviewSchemas } from './reviews.ts';
import { takeDownSchemas } from './take-downs.ts';
import { staffUserSchemas } from './users.ts';

export const adminSchemas = {
  ...overviewSchemas,
  ...logSchemas,
  ...releaseSchemas,
  ...archiveSchemas,
  ...takeDownSchemas,
  ...adminModSchemas,
  ...reviewSchemas,
  ...staffUserSchemas,
  ...adminCommentSchemas,
  ...moderationSchemas,
  ...contactMessageSchemas,
  ...contentSchemas,
};
