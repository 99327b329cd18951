import { Archive, Download } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useFileSize } from '#app/formats.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { BRAND_ARCHIVE, BRAND_PIECES, type BrandPiece } from '../brand-files.ts';

const messages = defineMessages({
  title: { id: 'mediaKit.brandFiles', defaultMessage: 'Arquivos da marca' },
  rules: {
    id: 'mediaKit.brandRules',
    defaultMessage:
      'Use à vontade para falar do portal. Pedimos só três coisas: não mude as cores, não estique e não use a marca como se fosse sua.',
  },
});
const all = defineMessage<{ readonly size: string }>({
  id: 'mediaKit.brandArchive',
  defaultMessage: 'Baixar tudo (ZIP, {size})',
});

const Piece = ({ piece }: { piece: BrandPiece }) => {
  const sizeOf = useFileSize();
  const { name, ground, width, height, files } = piece;
  return (
    <li className="kit-piece">
      <div className="kit-ground" data-theme={ground}>
        <img src={files[0].href} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </div>
      <h3>
        <FormattedMessage {...name} />
      </h3>
      <p className="kit-files">
        {files.map(({ format, href, saveAs, bytes }) => (
          <ButtonAnchor key={format} href={href} download={saveAs}>
            <Download aria-hidden size={16} />
            <span>
              <span className="sr-only">
                <FormattedMessage {...name} />{' '}
              </span>
              {format} <small>{sizeOf(bytes)}</small>
            </span>
          </ButtonAnchor>
        ))}
      </p>
    </li>
  );
};

/** The brand to take along: as drawing and as picture, for dark grounds and for light ones. */
export const BrandFiles = () => {
  const sizeOf = useFileSize();
  return (
    <section aria-labelledby="brand">
      <div className="section-head">
        <h2 id="brand">
          <FormattedMessage {...messages.title} />
        </h2>
      </div>
      <div className="kit-rules">
        <p>
          <FormattedMessage {...messages.rules} />
        </p>
        <ButtonAnchor href={BRAND_ARCHIVE.href} download={BRAND_ARCHIVE.saveAs}>
          <Archive aria-hidden size={18} />
          <FormattedMessage {...all} values={{ size: sizeOf(BRAND_ARCHIVE.bytes) }} />
        </ButtonAnchor>
      </div>
      <ul className="kit-pieces">
        {BRAND_PIECES.map((piece) => (
          <Piece key={piece.files[0].href} piece={piece} />
        ))}
      </ul>
    </section>
  );
};
