import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { filterMessages } from '../filter-messages.ts';
import type { FilterProps } from './filter-props.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** On a phone: opens the filters as a sheet, whose code comes when first asked for. */
export const FilterSheetButton = (props: FilterProps & { total: number | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="controls-filters"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <FormattedMessage {...filterMessages.filters} />
      </Button>
      {isWanted && (
        <Suspense>
          <FilterSheet {...props} isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
};
