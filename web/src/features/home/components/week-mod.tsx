import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { Download } from 'lucide-react';
import { defineMessage, defineMessages, type MessageTag } from 'react-intl';
import { Link } from 'react-router-dom';
import { renderHidden } from '#shared/i18n/rich-text.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { AuthorLink } from '#shared/mods/author-link.tsx';
import { CompatBadge } from '#shared/mods/compat-badge.tsx';
import { LanguageBadge } from '#shared/mods/language-badge.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { ModRating } from '#shared/mods/mod-rating.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';

const messages = defineMessages({
  tag: { id: 'home.week', defaultMessage: 'Mod da semana' },
});

const download = defineMessage<{ readonly hidden: MessageTag; readonly title: string; readonly mod: MessageTag }>({
  id: 'home.weekDownload',
  defaultMessage: 'Baixar<hidden> <mod>{title}</mod></hidden>',
});

const WeekSkeleton = () => (
  <div className="week" aria-hidden="true">
    <div className="week-picture skeleton" />
    <div className="grid gap-3">
      <div className="skeleton h-6 w-40" />
      <div className="skeleton h-9 w-2/3" />
      <div className="skeleton h-16" />
    </div>
  </div>
);

/** The mod of the week as a large card; a skeleton while `mod` is undefined. */
export const WeekMod = ({ mod }: { mod: ModCard | undefined }) => (
  <section className="section">
    {mod ? (
      <div className="week">
        <div className="week-picture">
          <Picture name={mod.title} src={mod.thumbnail_url} width={600} height={338} />
        </div>
        <div>
          <p className="text-step-0 leading-[1.2] font-bold tracking-[0.06em] text-gold uppercase">
            {translate(messages.tag)}
          </p>
          <h2 className="my-2">
            <Link to={paths.mod(mod.slug)} lang={mod.language} className="hover:text-ember-2">
              {mod.title}
            </Link>
          </h2>
          <AuthorLink className="note" author={mod.author} />
          <p className="mt-2 max-w-[46ch] text-text-2" lang={mod.language}>
            {mod.short_description}
          </p>
          <div className="chips mt-3">
            <CompatBadge mod={mod} />
            <LanguageBadge mod={mod} />
            <ModRating rating={mod.rating} />
          </div>
        </div>
        <ButtonLink variant="primary" size="big" to={paths.download(mod.slug)}>
          <Download aria-hidden size={20} />
          <span>
            {translate(download, { hidden: renderHidden, title: mod.title, mod: createModTag(mod.language) })}
          </span>
        </ButtonLink>
      </div>
    ) : (
      <WeekSkeleton />
    )}
  </section>
);
