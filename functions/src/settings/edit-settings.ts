import type { AdminSettings, settingsBody } from '@bigorna/domain/endpoints/admin/content';
import { type SiteSettings, siteSettings } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { doc, type Found } from '../platform/firestore.ts';
import type { Fields, Kind } from '../records/kind.ts';

/** The site's settings: one record, `site`. */
export const SETTINGS: Kind<typeof siteSettings> = {
  name: 'settings',
  at: (id) => (id === 'site' ? doc('settings/site') : undefined),
  blank: siteSettings.parse({}),
};

export const settingsFields = ({ updated_at: _seen, ...written }: z.infer<typeof settingsBody>): Fields => written;

export const settingsCard = ({ id, data }: Found<SiteSettings>): AdminSettings => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});
