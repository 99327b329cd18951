import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyOrNothing } from '#app/lazy-or-nothing.ts';
import { tellOfConnection } from '#app/tell-of-connection.ts';
import { Button } from '#ui/button.tsx';
import { filterMessages } from '../filter-messages.ts';
import type { FilterProps } from './filter-props.ts';

const FilterSheet = lazyOrNothing(async () => {
  try {
    return (await import('./filter-sheet.tsx')).FilterSheet;
  } catch (error) {
    void tellOfConnection();
    throw error;
  }
});

/** On a phone: opens the filters as a sheet, whose code comes when first asked for. */
export const FilterSheetButton = (props: FilterProps & { total: number | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  // Each press draws the sheet anew, which asks again for code that did not come.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        variant="ghost"
        className="controls-filters"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <FormattedMessage {...filterMessages.filters} />
      </Button>
      {presses > 0 && <FilterSheet {...props} isOpen={isOpen} setOpen={setOpen} />}
    </>
  );
};
