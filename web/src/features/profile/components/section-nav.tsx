import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSectionInView } from '#app/use-section-in-view.ts';
import { headingId, SECTION_IDS, SECTIONS } from '../sections.ts';

const messages = defineMessages({ label: { id: 'profile.nav', defaultMessage: 'Nesta página' } });

/** The ways to the page's sections: a row on phones, a list that stays beside them where there is room. */
export const SectionNav = () => {
  const intl = useIntl();
  const shown = useSectionInView(SECTION_IDS);
  return (
    <nav className="profile-nav" aria-label={intl.formatMessage(messages.label)}>
      {SECTION_IDS.map((id) => {
        const { title, Icon } = SECTIONS[id];
        return (
          <Link
            key={id}
            to={`#${id}`}
            replace
            aria-current={id === shown ? 'true' : undefined}
            onClick={() => document.getElementById(headingId(id))?.focus({ preventScroll: true })}
          >
            <Icon aria-hidden size={18} />
            <FormattedMessage {...title} />
          </Link>
        );
      })}
    </nav>
  );
};
