import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import { useId } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { ModCard } from '#app/mods/mod-card.tsx';
import { CardSkeletons } from '#app/mods/mod-skeletons.tsx';

const messages = defineMessages({ all: { id: 'home.all', defaultMessage: 'Ver todos' } });

interface ModShelfProps {
  title: MessageDescriptor;
  /** Where 'see all' leads. */
  more: string;
  /** Undefined while they are on their way. */
  mods: readonly Mod[] | undefined;
  shown: number;
  wide?: boolean;
}

/** One row of mods under a heading; an empty shelf is not shown. */
export const ModShelf = ({ title, more, mods, shown, wide = false }: ModShelfProps) => {
  const id = useId();
  if (mods?.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>
          <FormattedMessage {...title} />
        </h2>
        <Link to={more} aria-describedby={id}>
          <FormattedMessage {...messages.all} />
        </Link>
      </div>
      {mods ? (
        <div className={wide ? 'card-grid card-grid-wide' : 'card-grid'}>
          {mods.slice(0, shown).map((mod) => (
            <ModCard key={mod.id} mod={mod} eager={wide} />
          ))}
        </div>
      ) : (
        <CardSkeletons count={shown} wide={wide} />
      )}
    </section>
  );
};
