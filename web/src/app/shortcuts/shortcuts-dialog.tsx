import { Dialog } from '@base-ui/react/dialog';
import { Switch } from '@base-ui/react/switch';
import { X } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { showShortcuts, switchShortcuts } from './shortcuts.ts';

const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Atalhos do teclado' },
  close: { id: 'shortcuts.close', defaultMessage: 'Fechar atalhos' },
  search: { id: 'shortcuts.search', defaultMessage: 'Ir para a busca' },
  list: { id: 'shortcuts.list', defaultMessage: 'Mostrar estes atalhos' },
  clear: { id: 'shortcuts.clear', defaultMessage: 'Na busca: apagar o texto, depois sair' },
  arrows: { id: 'shortcuts.arrows', defaultMessage: 'Na busca: percorrer as sugestões' },
  enter: { id: 'shortcuts.enter', defaultMessage: 'Na busca: abrir a sugestão ou buscar' },
  singles: { id: 'shortcuts.singles', defaultMessage: 'Usar os atalhos de uma só tecla ( / e ? )' },
});

const KEYS = [
  { keys: ['/'], text: messages.search },
  { keys: ['?'], text: messages.list },
  { keys: ['Esc'], text: messages.clear },
  { keys: ['↑', '↓'], text: messages.arrows },
  { keys: ['Enter'], text: messages.enter },
] as const;

/** The keyboard shortcuts, and the switch that turns off those of a single key. */
export const ShortcutsDialog = ({ isOpen, areOn }: { isOpen: boolean; areOn: boolean }) => {
  const intl = useIntl();
  const id = useId();
  return (
    <Dialog.Root open={isOpen} onOpenChange={showShortcuts}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup className="dialog">
          <div className="dialog-head">
            <Dialog.Title>
              <FormattedMessage {...messages.title} />
            </Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={intl.formatMessage(messages.close)}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <dl className="shortcut-list">
            {KEYS.map(({ keys, text }) => (
              <div key={text.id}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>
                  <FormattedMessage {...text} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="switch-row">
            <span id={id}>
              <FormattedMessage {...messages.singles} />
            </span>
            <Switch.Root className="switch" aria-labelledby={id} checked={areOn} onCheckedChange={switchShortcuts}>
              <Switch.Thumb className="switch-thumb" />
            </Switch.Root>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
