import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { paths } from '#shared/routing/paths.ts';

const messages = defineMessages({
  label: { id: 'texts.related', defaultMessage: 'Leia também' },
});

const PAGES = ['help', 'faq', 'contact', 'guidelines', 'terms', 'privacy', 'partners'] as const;

/** Links to the other text pages. */
export const RelatedPages = () => {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <nav className="text-related" aria-label={intl.formatMessage(messages.label)}>
      <p aria-hidden="true">{translate(messages.label)}</p>
      <ul className="flex flex-wrap gap-2">
        {PAGES.filter((page) => paths[page] !== pathname).map((page) => (
          <li key={page}>
            <Link className="tile no-underline" to={paths[page]}>
              {translate(secondaryTitles[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
