import { Archive, Download } from 'lucide-react';
import { defineMessage, defineMessages } from 'react-intl';
import { useFileSize } from '#shared/format/formats.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ButtonAnchor } from '#shared/ui/button.tsx';
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
  const formatSize = useFileSize();
  const { name, ground, width, height, files } = piece;
  return (
    <li className="grid grid-rows-[auto_1fr_auto] gap-[12px]">
      <div className="kit-ground" data-theme={ground}>
        <img src={files[0].href} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </div>
      <h3>{translate(name)}</h3>
      <p className="flex flex-wrap gap-3.5">
        {files.map(({ format, href, saveAs, bytes }) => (
          <ButtonAnchor key={format} href={href} download={saveAs}>
            <Download aria-hidden size={16} />
            <span>
              <span className="sr-only">{translate(name)} </span>
              {format} <small className="font-normal text-step-0 text-text-2">{formatSize(bytes)}</small>
            </span>
          </ButtonAnchor>
        ))}
      </p>
    </li>
  );
};

/** Brand downloads, as vector and raster files, for dark and light backgrounds. */
export const BrandFiles = () => {
  const formatSize = useFileSize();
  return (
    <section aria-labelledby="brand">
      <div className="section-head">
        <h2 id="brand">{translate(messages.title)}</h2>
      </div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[46em] flex-[1_1_20rem] text-text-2">{translate(messages.rules)}</p>
        <ButtonAnchor href={BRAND_ARCHIVE.href} download={BRAND_ARCHIVE.saveAs}>
          <Archive aria-hidden size={18} />
          {translate(all, { size: formatSize(BRAND_ARCHIVE.bytes) })}
        </ButtonAnchor>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-[20px] gap-y-[28px]">
        {BRAND_PIECES.map((piece) => (
          <Piece key={piece.files[0].href} piece={piece} />
        ))}
      </ul>
    </section>
  );
};
