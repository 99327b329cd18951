import { translate } from '#shared/i18n/translate.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { AuthorLink } from './author-link.tsx';
import { CompatBadge } from './compat-badge.tsx';
import { Heart } from './heart.tsx';
import { getHiddenStatus, HiddenStatus, ModTitle } from './hidden-mod.tsx';
import { LanguageBadge } from './language-badge.tsx';
import { ModCount } from './mod-count.tsx';
import type { ModInListProps } from './mod-in-list.ts';
import { modMessages } from './mod-messages.ts';
import { ModRating } from './mod-rating.tsx';
import { UpdatedDate } from './updated-date.tsx';

const PICTURE = { width: 320, height: 180 };

/** A mod in a grid: picture, title link over the whole card, author, summary, game, counts, update. */
export const ModCard = ({ mod, game, requested, note, eager }: ModInListProps) => (
  <article className="card">
    <div className="card-picture">
      <Picture name={mod.title} src={mod.thumbnail_url} eager={eager ?? false} {...PICTURE} />
    </div>
    <div className="card-body">
      <h3>
        <ModTitle mod={mod} game={game} />
      </h3>
      <AuthorLink className="note w-fit" author={mod.author} />
      <p className="line-clamp-2 min-h-[2.9em] text-step-0 leading-[1.45] text-text-2" lang={mod.language}>
        {mod.short_description}
      </p>
      <div className="chips">
        <HiddenStatus mod={mod} />
        <CompatBadge mod={mod} requested={requested} />
        <LanguageBadge mod={mod} />
        {mod.access === 'premium' && <Pill tone="honour">{translate(modMessages.premium)}</Pill>}
        {note}
      </div>
      <div className="card-figures">
        <ModCount kind="downloads" count={mod.downloads} />
        <ModCount kind="favorites" count={mod.favorites} />
        <ModRating rating={mod.rating} />
        <UpdatedDate mod={mod} />
      </div>
    </div>
    {!getHiddenStatus(mod) && <Heart mod={mod} />}
  </article>
);
