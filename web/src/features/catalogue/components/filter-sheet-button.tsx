import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { translate } from '#shared/i18n/translate.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { notifyConnectionError } from '#shared/toasts/notify-connection-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { filterMessages } from '../filter-messages.ts';
import type { FilterProps } from './filter-props.ts';

const FilterSheet = lazyWithFallback(async () => {
  try {
    return (await import('./filter-sheet.tsx')).FilterSheet;
  } catch (error) {
    void notifyConnectionError();
    throw error;
  }
});

/** Phones: opens the lazy-loaded filter sheet. Without scripts, leads to the filters below the list. */
export const FilterSheetButton = (props: FilterProps & { total: number | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  // The key remounts the sheet at each press, which retries a failed load.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <noscript className="[grid-area:filters] min-[56rem]:hidden">
        <a href="#filters" className="btn btn-ghost">
          {translate(filterMessages.filters)}
        </a>
      </noscript>
      <Button
        variant="ghost"
        className="[grid-area:filters] min-[56rem]:hidden noscript:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {translate(filterMessages.filters)}
      </Button>
      {presses > 0 && <FilterSheet {...props} isOpen={isOpen} setOpen={setOpen} />}
    </>
  );
};
