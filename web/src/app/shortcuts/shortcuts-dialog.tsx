import { Switch } from '@base-ui/react/switch';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { setShortcutsEnabled, setShortcutsVisible } from './shortcuts.ts';

const messages = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Atalhos do teclado' },
  close: { id: 'shortcuts.close', defaultMessage: 'Fechar atalhos' },
  search: { id: 'shortcuts.search', defaultMessage: 'Ir para a busca' },
  list: { id: 'shortcuts.list', defaultMessage: 'Mostrar estes atalhos' },
  clear: { id: 'shortcuts.clear', defaultMessage: 'Na busca: limpar o texto e, depois, sair' },
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

/** Lists the keyboard shortcuts and has the switch for single-key shortcuts. */
export const ShortcutsDialog = ({ isOpen, areOn }: { isOpen: boolean; areOn: boolean }) => {
  const intl = useIntl();
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={setShortcutsVisible}
      title={translate(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <dl>
        {KEYS.map(({ keys, text }) => (
          <div key={text.id} className="flex min-h-10 items-center gap-4 border-t border-line">
            <dt className="flex w-18 flex-none gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 border border-line-strong bg-surface-2 px-2 text-center font-sans text-step-0 leading-6 font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-text-2">{translate(text)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-[6px] flex items-center justify-between gap-[16px] border-t border-line pt-[14px]">
        <span id={id}>{translate(messages.singles)}</span>
        <Switch.Root className="switch" aria-labelledby={id} checked={areOn} onCheckedChange={setShortcutsEnabled}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </div>
    </Modal>
  );
};
