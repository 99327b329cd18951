import { useHotkeys } from 'react-hotkeys-hook';

const OVERLAYS = '[role=dialog], [role=listbox], .MuiPopover-root';

/** Runs an action on Escape, also while text is being typed. Dialogs and open menus handle Escape themselves. */
export const useEscape = (run: () => void, enabled: boolean): void => {
  useHotkeys('escape', run, {
    enabled,
    enableOnFormTags: true,
    ignoreEventWhen: (event) =>
      event.defaultPrevented || event.isComposing || document.querySelector(OVERLAYS) !== null,
  });
};
