import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';
import { paths } from '../paths.ts';
import { CompatBadge } from './compat-badge.tsx';
import { CountFigure } from './figures.tsx';
import { byAuthor, modMessages } from './mod-messages.ts';
import { RatingFigure } from './rating-figure.tsx';

const PICTURE = { width: 320, height: 180 };

/** A mod in a grid: picture, title that covers the card, author, two lines, game, figures. */
export const ModCard = ({ mod, eager }: { mod: Mod; eager?: boolean }) => (
  <article className="card">
    <div className="card-picture">
      <Picture name={mod.title} src={mod.thumbnail_url} eager={eager ?? false} {...PICTURE} />
    </div>
    <div className="card-body">
      <h3>
        <Link className="stretched" to={paths.mod(mod.slug)}>
          {mod.title}
        </Link>
      </h3>
      <span className="note">
        <FormattedMessage {...byAuthor} values={{ author: mod.author }} />
      </span>
      <p className="card-summary">{mod.short_description}</p>
      <div className="chips">
        <CompatBadge mod={mod} />
        {mod.access === 'premium' && (
          <Pill tone="honour">
            <FormattedMessage {...modMessages.premium} />
          </Pill>
        )}
      </div>
      <div className="card-figures">
        <CountFigure kind="downloads" count={mod.downloads} />
        <CountFigure kind="favorites" count={mod.favorites} />
        <RatingFigure rating={mod.rating} />
      </div>
    </div>
  </article>
);
