import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { Suspense, useState } from 'react';
import { defineMessage, type MessageTag } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { tabNames } from './mod-tabs.tsx';

const loadDialog = async () => (await import('./gallery-dialog.tsx')).GalleryDialog;

const enlarge = defineMessage<{ readonly alt: string; readonly mod: MessageTag }>({
  id: 'gallery.enlarge',
  defaultMessage: 'Ampliar: <mod>{alt}</mod>',
});

/** The mod's images. Each opens in a lazy-loaded dialog. */
export const GalleryTab = ({ mod }: { mod: ModPage }) => {
  const GalleryDialog = useLazyPart(loadDialog);
  const [currentIndex, setCurrentIndex] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const open = (index: number): void => {
    setCurrentIndex(index);
    setOpen(true);
  };
  return (
    <section>
      <h2 className="sr-only">{translate(tabNames.gallery)}</h2>
      <ul className="gallery">
        {mod.gallery.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <button type="button" aria-haspopup="dialog" onClick={() => open(index)}>
              <span className="sr-only">{translate(enlarge, { alt, mod: createModTag(mod.language) })}</span>
              <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {currentIndex !== undefined && (
        <Suspense>
          <GalleryDialog
            pictures={mod.gallery}
            language={mod.language}
            index={currentIndex}
            setIndex={setCurrentIndex}
            isOpen={isOpen}
            setOpen={setOpen}
          />
        </Suspense>
      )}
    </section>
  );
};
