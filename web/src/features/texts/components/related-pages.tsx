import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { laterTitles } from '#app/later-titles.ts';
import { paths } from '#app/paths.ts';

const messages = defineMessages({
  label: { id: 'texts.related', defaultMessage: 'Leia também' },
});

const PAGES = ['help', 'faq', 'contact', 'guidelines', 'terms', 'privacy', 'partners'] as const;

/** The other pages of text, at the end of each. */
export const RelatedPages = () => {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <nav className="text-related" aria-label={intl.formatMessage(messages.label)}>
      <p aria-hidden="true">
        <FormattedMessage {...messages.label} />
      </p>
      <ul>
        {PAGES.filter((page) => paths[page] !== pathname).map((page) => (
          <li key={page}>
            <Link to={paths[page]}>
              <FormattedMessage {...laterTitles[page]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
