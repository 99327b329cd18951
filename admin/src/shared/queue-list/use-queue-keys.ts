import { useHotkeys } from 'react-hotkeys-hook';
import { isTextTarget } from '#shared/shortcuts/is-text-target.ts';
import { useShortcutsOn } from '#shared/shortcuts/shortcuts.ts';

/** Actions by key; undefined while not available. */
export type QueueKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Single letters act on the queue regardless of focus, except in text inputs and under dialogs. */
export const useQueueKeys = (keys: QueueKeys): void => {
  const enabled = useShortcutsOn();
  useHotkeys(
    Object.keys(keys),
    (event) => keys[event.key.toLowerCase()]?.(),
    {
      enabled,
      // Match the typed character, not the key's position. Letters also work while a checkbox has the focus.
      useKey: true,
      enableOnFormTags: true,
      preventDefault: true,
      ignoreEventWhen: (event) => event.repeat || isTextTarget(event),
    },
    [keys],
  );
};
