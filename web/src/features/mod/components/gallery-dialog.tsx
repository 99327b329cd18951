import { Dialog } from '@base-ui/react/dialog';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { BackCloses } from '#shared/ui/back-closes.tsx';

const messages = defineMessages({
  close: { id: 'gallery.close', defaultMessage: 'Fechar' },
  previous: { id: 'gallery.previous', defaultMessage: 'Imagem anterior' },
  next: { id: 'gallery.next', defaultMessage: 'Próxima imagem' },
});
const position = defineMessage<{ readonly index: number; readonly total: number }>({
  id: 'gallery.position',
  defaultMessage: 'Imagem {index, number} de {total, number}',
});

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface GalleryDialogProps {
  pictures: ModPage['gallery'];
  /** Language of the image descriptions. */
  language: ModPage['language'];
  index: number;
  setIndex: (index: number) => void;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** One image enlarged. Buttons and arrow keys show the other images. Escape and Back close the dialog. */
export const GalleryDialog = ({ pictures, language, index, setIndex, isOpen, setOpen }: GalleryDialogProps) => {
  const intl = useIntl();
  const picture = pictures[index];
  if (!picture) return null;
  const go = (by: number): void => setIndex((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || pictures.length < 2) return;
    event.preventDefault();
    go(by);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup className="lightbox" onKeyDown={onKeyDown}>
          {isOpen && <BackCloses close={() => setOpen(false)} />}
          <div className="lightbox-bar">
            <Dialog.Title className="font-sans font-semibold text-step-2" aria-live="polite">
              {translate(position, { index: index + 1, total: pictures.length })}
            </Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={intl.formatMessage(messages.close)}>
              <X aria-hidden size={22} />
            </Dialog.Close>
          </div>
          <div className="lightbox-picture" lang={language}>
            <img src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} />
          </div>
          <div className="lightbox-bar">
            <Dialog.Description className="note" lang={language}>
              {picture.alt}
            </Dialog.Description>
            {pictures.length > 1 && (
              <span className="flex gap-3">
                <button
                  type="button"
                  className="btn"
                  aria-label={intl.formatMessage(messages.previous)}
                  onClick={() => go(-1)}
                >
                  <ChevronLeft aria-hidden size={20} />
                </button>
                <button
                  type="button"
                  className="btn"
                  aria-label={intl.formatMessage(messages.next)}
                  onClick={() => go(1)}
                >
                  <ChevronRight aria-hidden size={20} />
                </button>
              </span>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
