import type { Author } from '@bigorna/domain/endpoints/mods.schemas';
import { getListFeedPath } from '@bigorna/domain/site-addresses';
import { Rss } from 'lucide-react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { CategoryName } from '#shared/mods/category-name.tsx';
import { ModCount } from '#shared/mods/mod-count.tsx';
import { ModRating } from '#shared/mods/mod-rating.tsx';
import { useTimeZone } from '#shared/page/rendering.ts';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { paths } from '#shared/routing/paths.ts';
import { Pill } from '#shared/ui/pill.tsx';
import { Sprite } from '#shared/ui/sprite.tsx';
import { toListingHref } from '../listing-state.ts';

const messages = defineMessages({
  feed: { id: 'author.feed', defaultMessage: 'Assinar o feed' },
});
const since = defineMessage<{ readonly date: string }>({
  id: 'author.since',
  defaultMessage: 'No portal desde {date}',
});
const newest = defineMessage<{ readonly date: string }>({
  id: 'author.newest',
  defaultMessage: 'Última versão: {date}',
});
const mods = defineMessage<{ readonly count: number }>({
  id: 'author.mods',
  defaultMessage: '{count, plural, one {# mod} many {# de mods} other {# mods}}',
});
const addons = defineMessage<{ readonly count: number }>({
  id: 'author.addons',
  defaultMessage: '{count, plural, one {# addon} many {# de addons} other {# addons}}',
});

/** Name, figures and feed of an author. */
export const AuthorHead = ({ author }: { author: Author }) => {
  const intl = useIntl();
  const { search } = useLocation();
  const timeZone = useTimeZone();
  const formatDay = (iso: string): string => intl.formatDate(iso, { dateStyle: 'medium', timeZone });
  return (
    <header className="mb-6 flex items-start gap-4">
      <Sprite name={author.name} className="size-14 flex-none sm:size-24" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{author.name}</h1>
        <div className="chips mt-2.5">
          {author.mods > 0 && <Pill>{translate(mods, { count: author.mods })}</Pill>}
          {author.addons > 0 && <Pill>{translate(addons, { count: author.addons })}</Pill>}
          <Pill>
            <ModCount kind="downloads" count={author.downloads} />
          </Pill>
          <Pill>
            <ModCount kind="favorites" count={author.favorites} />
          </Pill>
          {author.rating !== null && (
            <Pill>
              <ModRating rating={author.rating} />
            </Pill>
          )}
          {author.categories.map((category) => (
            <Link key={category} className="pill chip" to={toListingHref(paths.author(author.key), { f: [category] })}>
              <CategoryName category={category} />
            </Link>
          ))}
        </div>
        <p className="note mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          {translate(since, { date: formatDay(author.first_published_at) })}
          {translate(newest, { date: formatDay(author.released_at) })}
          <a
            className="text-link inline-flex min-h-8 items-center gap-1.5"
            type="application/atom+xml"
            href={keepLanguage(getListFeedPath({ author: author.key }, 'atom'), search)}
          >
            <Rss aria-hidden size={16} />
            {translate(messages.feed)}
          </a>
        </p>
      </div>
    </header>
  );
};
