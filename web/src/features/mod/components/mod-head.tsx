import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { CountFigure } from '#app/mods/figures.tsx';
import { byAuthor, modMessages } from '#app/mods/mod-messages.ts';
import { RatingFigure } from '#app/mods/rating-figure.tsx';
import { paths } from '#app/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';
import { useFavoriteCount } from '../use-favorite-count.ts';

/** The favorites as they are with the reader's own click. */
const Favorites = ({ mod }: { mod: ModPage }) => <CountFigure kind="favorites" count={useFavoriteCount(mod)} />;

/** Picture, title, author, summary and figures. */
export const ModHead = ({ mod }: { mod: ModPage }) => (
  <header className="mod-head">
    <div className="mod-picture">
      <Picture name={mod.title} src={mod.thumbnail_url} width={264} height={264} eager />
    </div>
    <div className="mod-title">
      <h1 className="wrap-anywhere" lang={mod.language}>
        {mod.title}
      </h1>
      <Link className="text-link" to={paths.search(mod.author)}>
        <FormattedMessage {...byAuthor} values={{ author: mod.author }} />
      </Link>
    </div>
    <div className="mod-summary">
      <p className="text-text-2" lang={mod.language}>
        {mod.short_description}
      </p>
      <div className="chips">
        <Pill>
          <CountFigure kind="downloads" count={mod.downloads} />
        </Pill>
        <Pill>
          <Favorites mod={mod} />
        </Pill>
        <Pill>
          <CountFigure kind="views" count={mod.views} />
        </Pill>
        {mod.rating !== null && (
          <Pill>
            <RatingFigure rating={mod.rating} />
          </Pill>
        )}
        {mod.access === 'premium' && (
          <Pill tone="honour">
            <FormattedMessage {...modMessages.premium} />
          </Pill>
        )}
      </div>
    </div>
  </header>
);
