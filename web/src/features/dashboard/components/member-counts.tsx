import type { Dashboard } from '@bigorna/domain/endpoints/members.schemas';
import { Download, Heart, type LucideIcon, MessageSquare, Star, Trophy } from 'lucide-react';
import { defineMessages, FormattedNumber, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';

const label = defineMessages({ figures: { id: 'dashboard.figures', defaultMessage: 'Seus números' } });
const names = defineMessages({
  downloads: { id: 'dashboard.figure.downloads', defaultMessage: 'Downloads' },
  favorites: { id: 'dashboard.figure.favorites', defaultMessage: 'Favoritos' },
  comments: { id: 'dashboard.figure.comments', defaultMessage: 'Comentários' },
  ratings: { id: 'dashboard.figure.ratings', defaultMessage: 'Avaliações' },
  achievements: { id: 'dashboard.figure.achievements', defaultMessage: 'Conquistas' },
}) satisfies Record<keyof Dashboard['figures'], MessageDescriptor>;

interface CountTile {
  field: keyof Dashboard['figures'];
  to: string;
  Icon: LucideIcon;
}

const COUNT_TILES: readonly CountTile[] = [
  { field: 'downloads', to: paths.downloads, Icon: Download },
  { field: 'favorites', to: paths.favorites, Icon: Heart },
  { field: 'comments', to: `${paths.activity}?k=comments`, Icon: MessageSquare },
  { field: 'ratings', to: `${paths.activity}?k=ratings`, Icon: Star },
  { field: 'achievements', to: paths.achievements, Icon: Trophy },
];

/** The member's counts, each linking to its page. The links work while the counts load or fail. */
export const MemberCounts = ({ figures }: { figures: Dashboard['figures'] | undefined }) => (
  <section>
    <h2 className="sr-only">{translate(label.figures)}</h2>
    <ul className="figure-tiles">
      {COUNT_TILES.map(({ field, to, Icon }) => (
        <li key={field} className="panel">
          <Icon aria-hidden size={20} className="row-start-2" />
          <Link to={to} className="stretched">
            {translate(names[field])}
          </Link>
          <b>{figures ? <FormattedNumber value={figures[field]} notation="compact" /> : '–'}</b>
        </li>
      ))}
    </ul>
  </section>
);
