import { BRAND } from '@bigorna/domain/brand';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';

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
  defaultMessage: 'Ir para o site {brand}',
});

/** The area's pages, and the way to the catalogue. */
export const MediaKitFooter = () => {
  const intl = useIntl();
  return (
    <footer className="kit-footer">
      <div className="wrap">
        <span>
          <FormattedMessage {...rights} values={{ year: String(new Date().getFullYear()), brand: BRAND.name }} />
        </span>
        <nav aria-label={intl.formatMessage(messages.nav)}>
          <Link to={paths.mediaKit}>
            <FormattedMessage {...messages.kit} />
          </Link>
          <Link to={paths.mediaKitContact}>
            <FormattedMessage {...messages.contact} />
          </Link>
          <Link to={paths.home}>
            <FormattedMessage {...toSite} values={{ brand: BRAND.name }} />
          </Link>
        </nav>
      </div>
    </footer>
  );
};
