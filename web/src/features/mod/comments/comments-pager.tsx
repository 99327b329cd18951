import { ChevronLeft, ChevronRight } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  label: { id: 'comments.pages', defaultMessage: 'Páginas de comentários' },
  previous: { id: 'comments.previous', defaultMessage: 'Anterior' },
  next: { id: 'comments.next', defaultMessage: 'Próxima' },
});
const position = defineMessage<{ readonly page: number; readonly pages: number }>({
  id: 'comments.position',
  defaultMessage: 'Página {page, number} de {pages, number}',
});

interface CommentsPagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** A page is being turned to. */
  onTurn: () => void;
}

/** Previous and next as links, where one is. */
export const CommentsPager = ({ page, pages, hrefOf, onTurn }: CommentsPagerProps) => {
  const intl = useIntl();
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav className="pager" aria-label={intl.formatMessage(messages.label)}>
      {page > 1 && (
        <ButtonLink
          variant="ghost"
          rel="prev"
          preventScrollReset
          to={hrefOf(Math.min(page - 1, Math.max(1, pages)))}
          onClick={onTurn}
        >
          <ChevronLeft aria-hidden size={18} />
          <FormattedMessage {...messages.previous} />
        </ButtonLink>
      )}
      <span className="text-text-2">
        <FormattedMessage {...position} values={{ page, pages }} />
      </span>
      {page < pages && (
        <ButtonLink rel="next" preventScrollReset to={hrefOf(page + 1)} onClick={onTurn}>
          <FormattedMessage {...messages.next} />
          <ChevronRight aria-hidden size={18} />
        </ButtonLink>
      )}
    </nav>
  );
};
