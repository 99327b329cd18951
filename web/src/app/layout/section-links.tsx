import { useQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { Link, useLocation, useParams } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { paths } from '#shared/routing/paths.ts';

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

/** The section of the open page. A mod and an addon have the same path pattern, so the loaded mod's type decides. */
const useSection = () => {
  const { pathname } = useLocation();
  const { slug = '' } = useParams();
  const { data: mod } = useQuery({ ...modQuery(slug), enabled: false });
  return slug ? mod && (`${mod.content_type}s` as const) : SECTIONS.find((section) => pathname === paths[section]);
};

/** Links to the site's sections and help. The current section is marked. */
export const SectionLinks = ({ className, onFollow }: SectionLinksProps) => {
  const current = useSection();
  return SECTIONS.map((section) => {
    const to = paths[section];
    const isHere = section === current;
    return (
      <Link
        key={to}
        to={to}
        className={className}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => onFollow?.(to)}
      >
        {translate(messages[section])}
      </Link>
    );
  });
};
