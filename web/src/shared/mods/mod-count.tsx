import { Download, Eye, Heart } from 'lucide-react';
import { defineMessage, useIntl } from 'react-intl';

const counts = {
  views: defineMessage<{ readonly count: number }>({
    id: 'figures.views',
    defaultMessage: '{count, plural, one {# visita} many {# de visitas} other {# visitas}}',
  }),
  downloads: defineMessage<{ readonly count: number }>({
    id: 'figures.downloads',
    defaultMessage: '{count, plural, one {# download} many {# de downloads} other {# downloads}}',
  }),
  favorites: defineMessage<{ readonly count: number }>({
    id: 'figures.favorites',
    defaultMessage: '{count, plural, one {# favorito} many {# de favoritos} other {# favoritos}}',
  }),
};
const ICONS = { views: Eye, downloads: Download, favorites: Heart } as const;

/** A counter with icon, in compact notation. The full number is the tooltip and the accessible name. */
export const ModCount = ({ kind, count }: { kind: keyof typeof ICONS; count: number }) => {
  const intl = useIntl();
  const label = intl.formatMessage(counts[kind], { count });
  const Icon = ICONS[kind];
  return (
    <span className="figure" title={label}>
      <Icon aria-hidden size={15} />
      <span aria-hidden="true">{intl.formatNumber(count, { notation: 'compact' })}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
};
