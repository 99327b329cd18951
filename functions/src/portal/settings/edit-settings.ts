import type { AdminSettings, settingsBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { type SiteSettings, siteSettings } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import type { CrudType, Fields } from '../../audit/crud/crud-type.ts';
import { doc, type QueryDoc } from '../../platform/firestore.ts';

/** The site's settings: one record, `site`. */
export const SETTINGS: CrudType<typeof siteSettings> = {
  name: 'settings',
  at: (id) => (id === 'site' ? doc('settings/site') : undefined),
  blank: siteSettings.parse({}),
};

export const toSettingsFields = ({ updated_at: _seen, ...written }: z.infer<typeof settingsBody>): Fields => written;

export const toSettingsCard = ({ id, data }: QueryDoc<SiteSettings>): AdminSettings => ({
  ...data,
  id,
  updated_at: data.updated_at.toISOString(),
});
