import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useSectionInView } from '#shared/page/use-section-in-view.ts';
import { getHeadingId, SECTION_IDS, SECTIONS } from '../sections.ts';

const messages = defineMessages({ label: { id: 'profile.nav', defaultMessage: 'Nesta página' } });

/** Links to the page's sections: a row on phones, a sticky list on wide screens. */
export const SectionNav = () => {
  const intl = useIntl();
  const current = useSectionInView(SECTION_IDS);
  return (
    <nav className="profile-nav" aria-label={intl.formatMessage(messages.label)}>
      {SECTION_IDS.map((id) => {
        const { title, Icon } = SECTIONS[id];
        return (
          <Link
            key={id}
            to={`#${id}`}
            replace
            aria-current={id === current ? 'true' : undefined}
            onClick={() => document.getElementById(getHeadingId(id))?.focus({ preventScroll: true })}
          >
            <Icon aria-hidden size={18} />
            {translate(title)}
          </Link>
        );
      })}
    </nav>
  );
};
