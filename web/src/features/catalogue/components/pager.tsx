import { ChevronLeft, ChevronRight } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { type ListingState, listingHref } from '../listing-state.ts';

const messages = defineMessages({
  label: { id: 'pager.label', defaultMessage: 'Páginas' },
  previous: { id: 'pager.previous', defaultMessage: 'Anterior' },
  next: { id: 'pager.next', defaultMessage: 'Próxima' },
});
const position = defineMessage<{ readonly page: number; readonly pages: number }>({
  id: 'pager.position',
  defaultMessage: 'Página {page, number} de {pages, number}',
});

interface PagerProps {
  state: ListingState;
  page: number;
  pages: number;
}

/** Previous and next as links, and where one is; nothing when there is one page. */
export const Pager = ({ state, page, pages }: PagerProps) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  if (pages <= 1 && page <= 1) return null;
  const href = (target: number): string => listingHref(pathname, { ...state, page: target });
  return (
    <nav className="pager" aria-label={intl.formatMessage(messages.label)}>
      {page > 1 && (
        <ButtonLink variant="ghost" rel="prev" to={href(Math.min(page - 1, Math.max(1, pages)))}>
          <ChevronLeft aria-hidden size={18} />
          <FormattedMessage {...messages.previous} />
        </ButtonLink>
      )}
      <span className="text-text-2">
        <FormattedMessage {...position} values={{ page, pages }} />
      </span>
      {page < pages && (
        <ButtonLink rel="next" to={href(page + 1)}>
          <FormattedMessage {...messages.next} />
          <ChevronRight aria-hidden size={18} />
        </ButtonLink>
      )}
    </nav>
  );
};
