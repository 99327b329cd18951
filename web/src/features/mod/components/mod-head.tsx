import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { translate } from '#shared/i18n/translate.tsx';
import { AuthorLink } from '#shared/mods/author-link.tsx';
import { LanguageBadge } from '#shared/mods/language-badge.tsx';
import { ModCount } from '#shared/mods/mod-count.tsx';
import { modMessages } from '#shared/mods/mod-messages.ts';
import { ModRating } from '#shared/mods/mod-rating.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { useFavoriteCount } from '../use-favorite-count.ts';

/** Number of favorites, including the visitor's own change. */
const Favorites = ({ mod }: { mod: ModPage }) => <ModCount kind="favorites" count={useFavoriteCount(mod)} />;

/** Image, title, author, summary and counts. */
export const ModHead = ({ mod }: { mod: ModPage }) => (
  <header className="mod-head">
    <div className="mod-picture">
      <Picture name={mod.title} src={mod.thumbnail_url} width={264} height={264} eager />
    </div>
    <div className="mod-title">
      <h1 className="wrap-anywhere" lang={mod.language}>
        {mod.title}
      </h1>
      <AuthorLink className="text-link" author={mod.author} />
    </div>
    <div className="mod-summary">
      <p className="text-text-2" lang={mod.language}>
        {mod.short_description}
      </p>
      <div className="chips">
        <Pill>
          <ModCount kind="downloads" count={mod.downloads} />
        </Pill>
        <Pill>
          <Favorites mod={mod} />
        </Pill>
        <Pill>
          <ModCount kind="views" count={mod.views} />
        </Pill>
        {mod.rating !== null && (
          <Pill>
            <ModRating rating={mod.rating} />
          </Pill>
        )}
        <LanguageBadge mod={mod} />
        {mod.access === 'premium' && <Pill tone="honour">{translate(modMessages.premium)}</Pill>}
      </div>
    </div>
  </header>
);
