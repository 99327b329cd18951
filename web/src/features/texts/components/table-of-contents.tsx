import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useSectionInView } from '#shared/page/use-section-in-view.ts';
import type { TextSection } from '../text-page-content.ts';

const messages = defineMessages({ label: { id: 'texts.contents', defaultMessage: 'Nesta página' } });

interface TableOfContentsProps {
  sections: readonly TextSection[];
  ids: readonly string[];
}

/** Links to a text's sections: above the text on phones, beside it on wide screens. Marks the section in view. */
export const TableOfContents = ({ sections, ids }: TableOfContentsProps) => {
  const intl = useIntl();
  const current = useSectionInView(ids);
  return (
    <nav className="text-contents" aria-label={intl.formatMessage(messages.label)}>
      <p aria-hidden="true">{translate(messages.label)}</p>
      <ol>
        {sections.map(({ id, title, Icon }) => (
          <li key={id}>
            <Link to={`#${id}`} replace aria-current={id === current ? 'true' : undefined}>
              {Icon && <Icon aria-hidden size={18} />}
              {translate(title)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
