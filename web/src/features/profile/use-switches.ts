import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useState } from 'react';
import { useSavedSettings } from './use-saved-settings.ts';

type Settings = CurrentUser['settings'];

/** Settings as switches. Each change is saved at once. A failure resets the switches to the saved settings. */
export const useSwitches = ({ settings }: CurrentUser) => {
  const { state, save } = useSavedSettings();
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  if (state === 'failed' && Object.keys(chosen).length > 0) setChosen({});
  const choose = (change: Partial<Settings>): void => {
    setChosen({ ...chosen, ...change });
    void save(change);
  };
  return { settings: { ...settings, ...chosen }, choose, state };
};
