import { useState } from 'react';
import { BackCloses } from '#shared/ui/back-closes.tsx';

/** Open state of a menu that the browser's Back closes: properties of its root, and an element for its popup. */
export const useMenuState = (startsOpen = false) => {
  const [isOpen, setOpen] = useState(startsOpen);
  return {
    root: { open: isOpen, onOpenChange: (open: boolean) => setOpen(open) },
    back: isOpen && <BackCloses close={() => setOpen(false)} />,
  };
};
