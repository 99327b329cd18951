import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  label: { id: 'pager.label', defaultMessage: 'Páginas' },
  previous: { id: 'pager.previous', defaultMessage: 'Anterior' },
  next: { id: 'pager.next', defaultMessage: 'Próxima' },
});
const position = defineMessage<{ readonly page: number; readonly pages: number }>({
  id: 'pager.position',
  defaultMessage: 'Página {page, number} de {pages, number}',
});

interface PageLinksProps {
  page: number;
  pages: number;
  getHref: (page: number) => string;
  /** Called when a page link is followed. */
  onNavigate: () => void;
  /** Accessible name, if this is not the pager of the page's main list. */
  label?: MessageDescriptor;
  /** Set if the list is only a part of the page: no scroll to the top. */
  preventScrollReset?: boolean;
  children?: ReactNode;
}

/** Links to the previous and next page. Renders nothing for a single page without extra controls. */
export const PageLinks = ({
  page,
  pages,
  getHref,
  onNavigate,
  label = messages.label,
  preventScrollReset = false,
  children,
}: PageLinksProps) => {
  const intl = useIntl();
  if (!children && pages <= 1 && page <= 1) return null;
  const link = { onClick: onNavigate, preventScrollReset };
  return (
    <nav className="pager" aria-label={intl.formatMessage(label)}>
      {page > 1 && (
        <ButtonLink variant="ghost" rel="prev" to={getHref(Math.min(page - 1, Math.max(1, pages)))} {...link}>
          <ChevronLeft aria-hidden size={18} />
          {translate(messages.previous)}
        </ButtonLink>
      )}
      <span className="text-text-2">{translate(position, { page, pages })}</span>
      {page < pages && (
        <ButtonLink rel="next" to={getHref(page + 1)} {...link}>
          {translate(messages.next)}
          <ChevronRight aria-hidden size={18} />
        </ButtonLink>
      )}
      {children}
    </nav>
  );
};
