import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SuggestingSearch } from '../search/suggesting-search.tsx';

const messages = defineMessages({ label: { id: 'header.search', defaultMessage: 'Buscar mods e addons' } });

interface HeaderSearchProps {
  className: string;
  inputRef: RefObject<HTMLInputElement | null>;
  shortcut?: string | undefined;
}

/** One of the header's two search forms: that of wide windows, and the phone's. */
export const HeaderSearch = (frame: HeaderSearchProps) => {
  const navigate = useNavigate();
  return (
    <SuggestingSearch
      {...frame}
      icon={<Search aria-hidden size={18} />}
      label={useIntl().formatMessage(messages.label)}
      onSearch={(text) => navigate(paths.search(text))}
    />
  );
};
