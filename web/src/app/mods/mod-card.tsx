import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';
import { CompatBadge } from './compat-badge.tsx';
import { CountFigure } from './figures.tsx';
import { Heart } from './heart.tsx';
import { modAddress } from './mod-address.ts';
import type { ModInListProps } from './mod-in-list.ts';
import { byAuthor, modMessages } from './mod-messages.ts';
import { RatingFigure } from './rating-figure.tsx';

const PICTURE = { width: 320, height: 180 };

/** A mod in a grid: picture, title that covers the card, author, two lines, game, figures. */
export const ModCard = ({ mod, game, asked, note, eager }: ModInListProps) => (
  <article className="card">
    <div className="card-picture">
      <Picture name={mod.title} src={mod.thumbnail_url} eager={eager ?? false} {...PICTURE} />
    </div>
    <div className="card-body">
      <h3>
        <Link className="stretched" lang={mod.language} to={modAddress(mod.slug, game)}>
          {mod.title}
        </Link>
      </h3>
      <span className="note">
        <FormattedMessage {...byAuthor} values={{ author: mod.author }} />
      </span>
      <p className="card-summary" lang={mod.language}>
        {mod.short_description}
      </p>
      <div className="chips">
        <CompatBadge mod={mod} asked={asked} />
        {mod.access === 'premium' && (
          <Pill tone="honour">
            <FormattedMessage {...modMessages.premium} />
          </Pill>
        )}
        {note}
      </div>
      <div className="card-figures">
        <CountFigure kind="downloads" count={mod.downloads} />
        <CountFigure kind="favorites" count={mod.favorites} />
        <RatingFigure rating={mod.rating} />
      </div>
    </div>
    <Heart mod={mod} />
  </article>
);
