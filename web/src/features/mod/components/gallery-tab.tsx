import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { Suspense, useState } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { modTag } from '#app/mods/mod-name.tsx';
import type { MessageTag } from '#i18n/rich-text.tsx';
import { tabNames } from './mod-tabs.tsx';

const loadDialog = async () => (await import('./gallery-dialog.tsx')).GalleryDialog;

const enlarge = defineMessage<{ readonly alt: string; readonly mod: MessageTag }>({
  id: 'gallery.enlarge',
  defaultMessage: 'Ampliar: <mod>{alt}</mod>',
});

/** The mod's pictures; each opens large in a dialog, whose code comes with the first. */
export const GalleryTab = ({ mod }: { mod: ModPage }) => {
  const GalleryDialog = useLatePart(loadDialog);
  const [shown, setShown] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const open = (index: number): void => {
    setShown(index);
    setOpen(true);
  };
  return (
    <section>
      <h2 className="sr-only">
        <FormattedMessage {...tabNames.gallery} />
      </h2>
      <ul className="gallery">
        {mod.gallery.map(({ url, alt, width, height }, index) => (
          <li key={url}>
            <button type="button" aria-haspopup="dialog" onClick={() => open(index)}>
              <span className="sr-only">
                <FormattedMessage {...enlarge} values={{ alt, mod: modTag(mod.language) }} />
              </span>
              <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <GalleryDialog
            pictures={mod.gallery}
            language={mod.language}
            shown={shown}
            show={setShown}
            isOpen={isOpen}
            setOpen={setOpen}
          />
        </Suspense>
      )}
    </section>
  );
};
