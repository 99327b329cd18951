import { BRAND } from '@bigorna/domain/brand';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useYear } from '#shared/page/rendering.ts';
import { paths } from '#shared/routing/paths.ts';

const messages = defineMessages({
  nav: { id: 'mediaKit.nav', defaultMessage: 'Páginas do mídia kit' },
  kit: { id: 'mediaKit.kitLink', defaultMessage: 'Mídia kit' },
  contact: { id: 'mediaKit.partnerships', defaultMessage: 'Contato para parcerias' },
});
const rights = defineMessage<{ readonly year: string; readonly brand: string }>({
  id: 'mediaKit.rights',
  defaultMessage: '© {year} {brand}',
});
const toSite = defineMessage<{ readonly brand: string }>({
  id: 'mediaKit.toSite',
  defaultMessage: 'Ir para o site da {brand}',
});

/** Links to the media kit's pages and to the home page. */
export const MediaKitFooter = () => {
  const intl = useIntl();
  return (
    <footer className="kit-footer">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-7 gap-y-1 py-6">
        <span>{translate(rights, { year: String(useYear()), brand: BRAND.name })}</span>
        <nav className="flex flex-wrap items-center gap-x-7 gap-y-1" aria-label={intl.formatMessage(messages.nav)}>
          <Link to={paths.mediaKit}>{translate(messages.kit)}</Link>
          <Link to={paths.mediaKitContact}>{translate(messages.contact)}</Link>
          <Link to={paths.home}>{translate(toSite, { brand: BRAND.name })}</Link>
        </nav>
      </div>
    </footer>
  );
};
