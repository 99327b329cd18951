import type { Dashboard } from '@bigorna/domain/endpoints/members';
import { Download, Heart, type LucideIcon, MessageSquare, Star, Trophy } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';

const label = defineMessages({ figures: { id: 'dashboard.figures', defaultMessage: 'Seus números' } });
const names = defineMessages({
  downloads: { id: 'dashboard.figure.downloads', defaultMessage: 'Downloads' },
  favorites: { id: 'dashboard.figure.favorites', defaultMessage: 'Favoritos' },
  comments: { id: 'dashboard.figure.comments', defaultMessage: 'Comentários' },
  ratings: { id: 'dashboard.figure.ratings', defaultMessage: 'Avaliações' },
  achievements: { id: 'dashboard.figure.achievements', defaultMessage: 'Conquistas' },
}) satisfies Record<keyof Dashboard['figures'], MessageDescriptor>;

interface FigurePlace {
  figure: keyof Dashboard['figures'];
  to: string;
  Icon: LucideIcon;
}

const FIGURES: readonly FigurePlace[] = [
  { figure: 'downloads', to: paths.downloads, Icon: Download },
  { figure: 'favorites', to: paths.favorites, Icon: Heart },
  { figure: 'comments', to: `${paths.activity}?k=comments`, Icon: MessageSquare },
  { figure: 'ratings', to: `${paths.activity}?k=ratings`, Icon: Star },
  { figure: 'achievements', to: paths.achievements, Icon: Trophy },
];

/** How much the member has of each, and the way there. They are links already while the figures are on their way, or missing. */
export const Figures = ({ figures }: { figures: Dashboard['figures'] | undefined }) => (
  <section>
    <h2 className="sr-only">
      <FormattedMessage {...label.figures} />
    </h2>
    <ul className="figure-tiles">
      {FIGURES.map(({ figure, to, Icon }) => (
        <li key={figure} className="panel">
          <Icon aria-hidden size={20} />
          <Link to={to} className="stretched">
            <FormattedMessage {...names[figure]} />
          </Link>
          <b>{figures ? <FormattedNumber value={figures[figure]} notation="compact" /> : '–'}</b>
        </li>
      ))}
    </ul>
  </section>
);
