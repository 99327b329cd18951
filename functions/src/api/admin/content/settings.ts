import { SETTINGS, toSettingsCard, toSettingsFields } from '../../../portal/settings/edit-settings.ts';
import type { Handlers } from '../../mount.ts';
import { createCrudHandlers } from './create-crud-handlers.ts';

const calls = createCrudHandlers({
  kind: SETTINGS,
  toFields: toSettingsFields,
  toCards: (docs) => docs.map(toSettingsCard),
});

/** Handlers of staff calls about the site settings. */
export const SETTINGS_HANDLERS: Pick<Handlers, 'adminGetSettings' | 'adminUpdateSettings'> = {
  adminGetSettings: calls.get,
  adminUpdateSettings: calls.update,
};
