import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SearchBox } from '#ui/search-box.tsx';
import { paths } from '../paths.ts';

const messages = defineMessages({
  label: { id: 'header.search', defaultMessage: 'Buscar mods e addons' },
});

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** `/` puts the cursor into the search, unless something is being typed elsewhere. */
const useSlashFocus = () => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return input;
};

/** The search form of the header: trimmed text goes to /search, nothing typed does nothing. */
export const HeaderSearch = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const input = useSlashFocus();
  return (
    <SearchBox
      className="header-search"
      inputRef={input}
      icon={<Search aria-hidden size={18} />}
      label={intl.formatMessage(messages.label)}
      shortcut="/"
      onSearch={(text) => navigate(paths.search(text))}
    />
  );
};
