import { useHotkeys } from 'react-hotkeys-hook';
import { useShortcutsOn } from '../layout/shortcuts/shortcuts.ts';
import { takesLetters } from '../layout/shortcuts/takes-letters.ts';

/** What a key does in a queue; undefined where it does nothing just now. */
export type QueueKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Single letters act on the queue wherever the focus is, but in what takes text and under dialogs. */
export const useQueueKeys = (keys: QueueKeys): void => {
  const enabled = useShortcutsOn();
  useHotkeys(
    Object.keys(keys),
    (event) => keys[event.key.toLowerCase()]?.(),
    {
      enabled,
      // By what the key writes, not by where it is; boxes to tick take no letters, so `takesLetters` decides alone.
      useKey: true,
      enableOnFormTags: true,
      preventDefault: true,
      ignoreEventWhen: (event) => event.repeat || takesLetters(event),
    },
    [keys],
  );
};
