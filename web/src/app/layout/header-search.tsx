import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATTERNS, paths } from '#shared/routing/paths.ts';
import { SuggestingSearch } from '#shared/search/suggesting-search.tsx';

const messages = defineMessages({ label: { id: 'header.search', defaultMessage: 'Buscar mods e addons' } });

interface HeaderSearchProps {
  className: string;
  inputRef: RefObject<HTMLInputElement | null>;
  shortcut?: string | undefined;
}

/**
 * One of the header's two search forms: for wide windows or for phones. On the search page, the form shows the query.
 */
export const HeaderSearch = (frame: HeaderSearchProps) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const text = pathname === PATTERNS.search ? new URLSearchParams(search).get('q') : null;
  return (
    <SuggestingSearch
      {...frame}
      text={text?.trim() ?? ''}
      icon={<Search aria-hidden size={18} />}
      label={useIntl().formatMessage(messages.label)}
      onSearch={(text) => navigate(paths.search(text))}
    />
  );
};
