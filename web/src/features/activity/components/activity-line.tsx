import type { ActivityItem } from '@bigorna/domain/endpoints/members.schemas';
import type { ReactNode } from 'react';
import { defineMessages, FormattedTime } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';
import { paths } from '#shared/routing/paths.ts';
import { KIND_ICONS, kindSentence } from '../kind-messages.ts';
import { ActivityDetails } from './activity-details.tsx';

const messages = defineMessages({ gone: { id: 'activity.gone', defaultMessage: 'não está mais disponível' } });

/** One action: kind, mod and time. Names a deleted mod without a link. */
export const ActivityLine = ({ entry, card }: { entry: ActivityItem; card: LoadedCard }) => {
  const Icon = KIND_ICONS[entry.kind];
  const mod = (title: ReactNode[]): ReactNode =>
    card ? (
      <Link key="mod" className="text-link" lang={card.language} to={paths.mod(card.slug)}>
        {title}
      </Link>
    ) : (
      <b key="mod" lang="">
        {title}
      </b>
    );
  const title = card?.title ?? entry.title;
  return (
    <article className="panel flex gap-4">
      <span className="mt-0.5 flex-none text-ember-2">
        <Icon aria-hidden size={22} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          {translate(kindSentence, { kind: entry.kind, title, mod })}
          {card === null && (
            <span className="text-text-3">
              {' · '}
              {translate(messages.gone)}
            </span>
          )}
        </p>
        <ActivityDetails entry={entry} />
      </div>
      <time dateTime={entry.at} className="note flex-none tabular-nums">
        <FormattedTime value={entry.at} />
      </time>
    </article>
  );
};
