import { SETTINGS, toSettingsCard, toSettingsFields } from '../../../portal/settings/edit-settings.ts';
import type { Handlers } from '../../mount.ts';
import { createCrudHandlers } from './create-crud-handlers.ts';

const calls = createCrudHandlers({
  kind: SETTINGS,
  toFields: toSettingsFields,
  toCards: (docs) => docs.map(toSettingsCard),
});

export const SETTINGS_HANDLERS: Pick<Handlers, 'adminGetSettings' | 'adminUpdateSettings'> = {
  adminGetSettings: calls.get,
  adminUpdateSettings: calls.update,
};
