import type { ListMeta } from '@bigorna/domain/endpoints/mods';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { listingHref, PAGE_SIZES } from '../listing-state.ts';
import { rememberSize } from '../page-size.ts';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({
  label: { id: 'pager.label', defaultMessage: 'Páginas' },
  previous: { id: 'pager.previous', defaultMessage: 'Anterior' },
  next: { id: 'pager.next', defaultMessage: 'Próxima' },
  size: { id: 'pager.size', defaultMessage: 'Por página' },
});
const position = defineMessage<{ readonly page: number; readonly pages: number }>({
  id: 'pager.position',
  defaultMessage: 'Página {page, number} de {pages, number}',
});

interface PagerProps extends Pick<FilterProps, 'state' | 'change'> {
  meta: Pick<ListMeta, 'page' | 'pages' | 'total'>;
  /** A page is being turned to. */
  onTurn: () => void;
}

const [SMALLEST] = PAGE_SIZES;

/** Previous and next as links, where one is, and how long a page is; nothing when all fits into the shortest page. */
export const Pager = ({ state, change, meta: { page, pages, total }, onTurn }: PagerProps) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  if (total <= SMALLEST && page <= 1) return null;
  const href = (target: number): string => listingHref(pathname, { ...state, page: target });
  return (
    <nav className="pager" aria-label={intl.formatMessage(messages.label)}>
      {page > 1 && (
        <ButtonLink variant="ghost" rel="prev" to={href(Math.min(page - 1, Math.max(1, pages)))} onClick={onTurn}>
          <ChevronLeft aria-hidden size={18} />
          <FormattedMessage {...messages.previous} />
        </ButtonLink>
      )}
      <span className="text-text-2">
        <FormattedMessage {...position} values={{ page, pages }} />
      </span>
      {page < pages && (
        <ButtonLink rel="next" to={href(page + 1)} onClick={onTurn}>
          <FormattedMessage {...messages.next} />
          <ChevronRight aria-hidden size={18} />
        </ButtonLink>
      )}
      <Select
        labelShown
        label={intl.formatMessage(messages.size)}
        value={String(state.m)}
        onChange={(chosen) => {
          const m = PAGE_SIZES.find((size) => String(size) === chosen) ?? SMALLEST;
          rememberSize(m);
          change({ m });
        }}
        options={PAGE_SIZES.map((size) => ({ value: String(size), text: String(size) }))}
      />
    </nav>
  );
};
