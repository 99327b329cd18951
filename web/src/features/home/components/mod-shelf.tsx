import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods.schemas';
import { useId } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { ModCard } from '#shared/mods/mod-card.tsx';
import { CardSkeletons } from '#shared/mods/mod-skeletons.tsx';

const messages = defineMessages({ all: { id: 'home.all', defaultMessage: 'Ver todos' } });

interface ModShelfProps {
  title: MessageDescriptor;
  /** Target of the 'see all' link. */
  more: string;
  /** Undefined while loading. */
  mods: readonly Mod[] | undefined;
  /** Number of skeletons while loading. */
  skeletonCount: number;
  wide?: boolean;
}

/** A row of mods under a heading; nothing if empty. */
export const ModShelf = ({ title, more, mods, skeletonCount, wide = false }: ModShelfProps) => {
  const id = useId();
  if (mods?.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{translate(title)}</h2>
        <Link to={more} aria-describedby={id}>
          {translate(messages.all)}
        </Link>
      </div>
      {mods ? (
        <div className={wide ? 'card-grid card-grid-wide' : 'card-grid'}>
          {mods.map((mod) => (
            <ModCard key={mod.id} mod={mod} />
          ))}
        </div>
      ) : (
        <CardSkeletons count={skeletonCount} wide={wide} />
      )}
    </section>
  );
};
