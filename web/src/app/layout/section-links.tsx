import { defineMessages, FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const messages = defineMessages({
  mods: { id: 'header.mods', defaultMessage: 'Mods' },
  addons: { id: 'header.addons', defaultMessage: 'Addons' },
  help: { id: 'header.help', defaultMessage: 'Ajuda' },
});

const SECTIONS = ['mods', 'addons', 'help'] as const satisfies readonly (keyof typeof paths)[];

interface SectionLinksProps {
  className?: string;
  onFollow?: (to: string) => void;
}

/** The site's sections and its help, in one place on every page; marked while the visitor is in them. */
export const SectionLinks = ({ className, onFollow }: SectionLinksProps) => {
  const { pathname } = useLocation();
  return SECTIONS.map((section) => {
    const to = paths[section];
    const isHere = pathname === to || pathname.startsWith(`${to}/`);
    return (
      <Link
        key={to}
        to={to}
        className={className}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => onFollow?.(to)}
      >
        <FormattedMessage {...messages[section]} />
      </Link>
    );
  });
};
