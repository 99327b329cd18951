import { SETTINGS, settingsCard, settingsFields } from '../../../settings/edit-settings.ts';
import type { Handlers } from '../../mount.ts';
import { recordCalls } from './record-calls.ts';

const calls = recordCalls({ kind: SETTINGS, fieldsOf: settingsFields, cardsOf: (found) => found.map(settingsCard) });

/** The site's settings. */
export const SETTINGS_HANDLERS: Pick<Handlers, 'adminGetSettings' | 'adminUpdateSettings'> = {
  adminGetSettings: calls.get,
  adminUpdateSettings: calls.update,
};
