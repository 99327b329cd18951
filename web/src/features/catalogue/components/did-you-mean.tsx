import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MessageTag } from '#i18n/rich-text.tsx';
import { type ListingState, listingHref } from '../listing-state.ts';

const question = defineMessage<{ readonly link: MessageTag; readonly text: string }>({
  id: 'listing.didYouMean',
  defaultMessage: 'Você quis dizer <link>{text}</link>? Os resultados dessa grafia já estão aqui.',
});

/** The text that was probably meant, as a link to its own results. */
export const DidYouMean = ({ text, state }: { text: string; state: ListingState }) => {
  const { pathname } = useLocation();
  const link = (chunks: ReactNode[]): ReactNode => (
    <Link key="link" className="text-link" to={listingHref(pathname, { ...state, q: text, page: 1 })}>
      {chunks}
    </Link>
  );
  return (
    <p className="mb-4 text-text-2 wrap-anywhere">
      <FormattedMessage {...question} values={{ link, text }} />
    </p>
  );
};
