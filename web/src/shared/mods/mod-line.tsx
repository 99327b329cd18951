import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { AuthorLink } from './author-link.tsx';
import { CategoryName } from './category-name.tsx';
import { CompatBadge } from './compat-badge.tsx';
import { Heart } from './heart.tsx';
import { getHiddenStatus, HiddenStatus, ModTitle } from './hidden-mod.tsx';
import { LanguageBadge } from './language-badge.tsx';
import type { ModInListProps } from './mod-in-list.ts';
import { modMessages } from './mod-messages.ts';
import { ModRating } from './mod-rating.tsx';
import { UpdatedDate } from './updated-date.tsx';

const messages = defineMessages({ downloads: { id: 'line.downloads', defaultMessage: 'downloads' } });

const PICTURE = { width: 88, height: 88 };
const CATEGORIES_SHOWN = 2;

/** A mod in a list: small picture, which loads after the texts, summary, badges, downloads and date. */
export const ModLine = ({ mod, game, requested }: ModInListProps) => {
  const intl = useIntl();
  return (
    <article className="line">
      <div className="line-picture">
        <Picture name={mod.title} src={mod.thumbnail_url} {...PICTURE} />
      </div>
      <div>
        <h3 className="inline">
          <ModTitle mod={mod} game={game} />
        </h3>{' '}
        <AuthorLink className="note" author={mod.author} />
        <p className="line-summary" lang={mod.language}>
          {mod.short_description}
        </p>
        <div className="chips">
          <HiddenStatus mod={mod} />
          <CompatBadge mod={mod} requested={requested} />
          <LanguageBadge mod={mod} />
          <span className="hidden sm:contents">
            {mod.categories.slice(0, CATEGORIES_SHOWN).map((category) => (
              <Pill key={category}>
                <CategoryName category={category} />
              </Pill>
            ))}
          </span>
          {mod.access === 'premium' && <Pill tone="honour">{translate(modMessages.premium)}</Pill>}
          {mod.rating !== null && (
            <Pill>
              <ModRating rating={mod.rating} />
            </Pill>
          )}
        </div>
      </div>
      <div className="line-figures">
        <div className="line-counts">
          <b>{intl.formatNumber(mod.downloads, { notation: 'compact' })}</b>
          <span>{translate(messages.downloads)}</span>
          <UpdatedDate mod={mod} />
        </div>
        {!getHiddenStatus(mod) && <Heart mod={mod} />}
      </div>
    </article>
  );
};
