import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';
import { categoryNames } from '../category-names.ts';
import { CompatBadge } from './compat-badge.tsx';
import { Heart } from './heart.tsx';
import { modAddress } from './mod-address.ts';
import type { ModInListProps } from './mod-in-list.ts';
import { byAuthor, modMessages } from './mod-messages.ts';
import { RatingFigure } from './rating-figure.tsx';
import { RelativeDate } from './relative-date.tsx';

const messages = defineMessages({ downloads: { id: 'line.downloads', defaultMessage: 'downloads' } });

const PICTURE = { width: 88, height: 88 };
const CATEGORIES_SHOWN = 2;

/** A mod in a list: small picture, one line of text, badges, downloads and date at the end. */
export const ModLine = ({ mod, game, asked, eager }: ModInListProps) => {
  const intl = useIntl();
  return (
    <article className="line">
      <div className="line-picture">
        <Picture name={mod.title} src={mod.thumbnail_url} eager={eager ?? false} {...PICTURE} />
      </div>
      <div>
        <h3>
          <Link className="stretched" lang={mod.language} to={modAddress(mod.slug, game)}>
            {mod.title}
          </Link>{' '}
          <span className="note font-sans">
            <FormattedMessage {...byAuthor} values={{ author: mod.author }} />
          </span>
        </h3>
        <p className="line-summary" lang={mod.language}>
          {mod.short_description}
        </p>
        <div className="chips">
          <CompatBadge mod={mod} asked={asked} />
          <span className="hidden sm:contents">
            {mod.categories.slice(0, CATEGORIES_SHOWN).map((category) => (
              <Pill key={category}>
                <FormattedMessage {...categoryNames[category]} />
              </Pill>
            ))}
          </span>
          {mod.access === 'premium' && (
            <Pill tone="honour">
              <FormattedMessage {...modMessages.premium} />
            </Pill>
          )}
          {mod.rating !== null && (
            <Pill>
              <RatingFigure rating={mod.rating} />
            </Pill>
          )}
        </div>
      </div>
      <div className="line-figures">
        <div className="line-counts">
          <b>{intl.formatNumber(mod.downloads, { notation: 'compact' })}</b>
          <span>
            <FormattedMessage {...messages.downloads} />
          </span>
          {mod.published_at && <RelativeDate iso={mod.published_at} />}
        </div>
        <Heart mod={mod} />
      </div>
    </article>
  );
};
