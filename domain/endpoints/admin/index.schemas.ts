import { moderationSchemas } from '../moderation.schemas.ts';
import { archiveSchemas } from './archives.schemas.ts';
import { adminCommentSchemas } from './comments.schemas.ts';
import { contactMessageSchemas } from './contact-messages.schemas.ts';
import { contentSchemas } from './content.schemas.ts';
import { gameVersionSchemas } from './game-versions.schemas.ts';
import { logSchemas } from './logs.schemas.ts';
import { adminModSchemas } from './mods.schemas.ts';
import { overviewSchemas } from './overview.schemas.ts';
import { releaseSchemas } from './releases.schemas.ts';
import { reviewSchemas } from './reviews.schemas.ts';
import { takeDownSchemas } from './take-downs.schemas.ts';
import { staffUserSchemas } from './users.schemas.ts';

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
  ...gameVersionSchemas,
};
