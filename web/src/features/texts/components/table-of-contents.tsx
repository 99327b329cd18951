import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSectionInView } from '#app/use-section-in-view.ts';
import type { TextSection } from '../content/text-page-content.ts';

const messages = defineMessages({ label: { id: 'texts.contents', defaultMessage: 'Nesta página' } });

interface TableOfContentsProps {
  sections: readonly TextSection[];
  ids: readonly string[];
}

/** The ways to a text's sections: above it on phones, beside it where there is room, with the one being read marked. */
export const TableOfContents = ({ sections, ids }: TableOfContentsProps) => {
  const intl = useIntl();
  const shown = useSectionInView(ids);
  return (
    <nav className="text-contents" aria-label={intl.formatMessage(messages.label)}>
      <p aria-hidden="true">
        <FormattedMessage {...messages.label} />
      </p>
      <ol>
        {sections.map(({ id, title, Icon }) => (
          <li key={id}>
            <Link to={`#${id}`} replace aria-current={id === shown ? 'true' : undefined}>
              {Icon && <Icon aria-hidden size={18} />}
              <FormattedMessage {...title} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
