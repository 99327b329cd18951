import type { ListMeta } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '#shared/page/page-links.tsx';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { Select } from '#shared/ui/select.tsx';
import { PAGE_SIZES, toListingHref } from '../listing-state.ts';
import { storePageSize } from '../page-size.ts';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({ size: { id: 'pager.size', defaultMessage: 'Por página' } });

interface PagerProps extends Pick<FilterProps, 'state' | 'change'> {
  meta: Pick<ListMeta, 'page' | 'pages' | 'total'>;
  /** Called before the page changes. */
  onTurn: () => void;
}

const [SMALLEST] = PAGE_SIZES;

/** Links to the previous and next page, and the page size. Renders nothing if all results fit the smallest page. */
export const Pager = ({ state, change, meta: { page, pages, total }, onTurn }: PagerProps) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (total <= SMALLEST && page <= 1) return null;
  const href = (target: number): string => keepLanguage(toListingHref(pathname, { ...state, page: target }), search);
  return (
    <PageLinks page={page} pages={pages} getHref={href} onNavigate={onTurn}>
      <span className="noscript:hidden">
        <Select
          labelShown
          label={intl.formatMessage(messages.size)}
          value={String(state.m)}
          onChange={(chosen) => {
            const m = PAGE_SIZES.find((size) => String(size) === chosen) ?? SMALLEST;
            storePageSize(m);
            change({ m });
          }}
          options={PAGE_SIZES.map((size) => ({ value: String(size), text: String(size) }))}
        />
      </span>
    </PageLinks>
  );
};
