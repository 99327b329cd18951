import { adminEndpoints } from './admin/index.ts';
import { authEndpoints } from './auth.ts';
import { downloadEndpoints } from './downloads.ts';
import { factorEndpoints } from './factors.ts';
import { feedbackEndpoints } from './feedback.ts';
import { memberPageEndpoints } from './member-pages.ts';
import { memberEndpoints } from './members.ts';
import { modEndpoints } from './mods.ts';
import { portalEndpoints } from './portal.ts';
import { searchEndpoints } from './search.ts';
import { userEndpoints } from './user.ts';

/**
 * Every call of the API, without schemas. Pages of the site import only the tables that they need.
 * If paths overlap, fixed paths must come before paths with parameters.
 */
export const ENDPOINT_TABLE = {
  ...portalEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...factorEndpoints,
  ...memberEndpoints,
  ...memberPageEndpoints,
  ...downloadEndpoints,
  ...feedbackEndpoints,
  ...searchEndpoints,
  ...modEndpoints,
  ...adminEndpoints,
};

export type EndpointId = keyof typeof ENDPOINT_TABLE;
