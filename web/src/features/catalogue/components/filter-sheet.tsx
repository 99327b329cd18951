import { Dialog } from '@base-ui/react/dialog';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Modal } from '#shared/ui/modal.tsx';
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

/** Filters as a bottom sheet. Each change applies at once; the button shows the number of results. */
export const FilterSheet = ({ total, isOpen, setOpen, ...filters }: FilterSheetProps) => {
  const intl = useIntl();
  return (
    <Modal
      frame="sheet"
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={translate(filterMessages.filters)}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <div className="sheet-body">
        <Facets {...filters} />
      </div>
      <div className="sheet-foot">
        <button type="button" className="btn btn-ghost" onClick={() => filters.change(NO_FILTERS)}>
          {translate(filterMessages.clear)}
        </button>
        <Dialog.Close className="btn btn-primary flex-1 px-2">{translate(show, { total: total ?? 0 })}</Dialog.Close>
      </div>
    </Modal>
  );
};
