import type { contentEndpoints } from '@bigorna/domain/endpoints/admin/content';
import type { Handlers } from '../../mount.ts';
import { AD_HANDLERS } from './ads.ts';
import { ANNOUNCEMENT_HANDLERS } from './announcements.ts';
import { SETTINGS_HANDLERS } from './settings.ts';
import { TEXT_HANDLERS } from './texts.ts';

/** Who answers staff’s calls about content. */
export const CONTENT_HANDLERS: Pick<Handlers, keyof typeof contentEndpoints> = {
  ...AD_HANDLERS,
  ...TEXT_HANDLERS,
  ...ANNOUNCEMENT_HANDLERS,
  ...SETTINGS_HANDLERS,
};
