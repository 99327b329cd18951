import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { filterMessages } from '../filter-messages.ts';
import { NO_FILTERS } from '../listing-state.ts';
import { Facets } from './facets.tsx';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({ close: { id: 'filters.close', defaultMessage: 'Fechar filtros' } });
const show = defineMessage<{ readonly total: number }>({
  id: 'filters.show',
  defaultMessage:
    '{total, plural, one {Mostrar # resultado} many {Mostrar # de resultados} other {Mostrar # resultados}}',
});

interface FilterSheetProps extends FilterProps {
  total: number | undefined;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The filters as a sheet from below; every tick applies at once, the button says how many results wait. */
export const FilterSheet = ({ total, isOpen, setOpen, ...filters }: FilterSheetProps) => {
  const intl = useIntl();
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup className="sheet">
          <div className="sheet-head">
            <Dialog.Title>
              <FormattedMessage {...filterMessages.filters} />
            </Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={intl.formatMessage(messages.close)}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <div className="sheet-body">
            <Facets {...filters} />
          </div>
          <div className="sheet-foot">
            <button type="button" className="btn btn-ghost" onClick={() => filters.change(NO_FILTERS)}>
              <FormattedMessage {...filterMessages.clear} />
            </button>
            <Dialog.Close className="btn btn-primary flex-1">
              <FormattedMessage {...show} values={{ total: total ?? 0 }} />
            </Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
