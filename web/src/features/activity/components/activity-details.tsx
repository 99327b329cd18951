import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { ActivityItem } from '@bigorna/domain/endpoints/members.schemas';
import { Star, Timer } from 'lucide-react';
import { defineMessage, defineMessages } from 'react-intl';
import { useFileSize } from '#shared/format/formats.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { CategoryName } from '#shared/mods/category-name.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { useDuration } from '../use-duration.ts';

const messages = defineMessages({
  mod: { id: 'activity.mod', defaultMessage: 'Mod' },
  addon: { id: 'activity.addon', defaultMessage: 'Addon' },
});
const stars = defineMessage<{ readonly stars: number }>({
  id: 'activity.stars',
  defaultMessage: '{stars, plural, one {# estrela} many {# estrelas} other {# estrelas}}',
});
const open = defineMessage<{ readonly duration: string }>({
  id: 'activity.open',
  defaultMessage: '{duration} na página',
});

/** Details of an entry: type, category, size, stars, view time, comment. */
export const ActivityDetails = ({ entry }: { entry: ActivityItem }) => {
  const fileSize = useFileSize();
  const duration = useDuration();
  const category = CATEGORIES.find((known) => known === entry.category);
  return (
    <>
      {entry.comment && (
        <blockquote lang="" className="mt-1 line-clamp-4 border-l-4 border-line pl-3 whitespace-pre-line text-text-2">
          {entry.comment}
        </blockquote>
      )}
      <div className="chips mt-2 empty:hidden">
        {entry.rating !== null && (
          <Pill tone="honour">
            <Star aria-hidden size={14} />
            {translate(stars, { stars: entry.rating })}
          </Pill>
        )}
        {(entry.type === 'mod' || entry.type === 'addon') && (
          <Pill tone={entry.type === 'addon' ? 'bedrock' : 'plain'}>{translate(messages[entry.type])}</Pill>
        )}
        {category && (
          <Pill>
            <CategoryName category={category} />
          </Pill>
        )}
        {entry.size !== null && entry.size > 0 && <Pill>{fileSize(entry.size)}</Pill>}
        {entry.duration !== null && entry.duration > 0 && (
          <Pill>
            <Timer aria-hidden size={14} />
            {translate(open, { duration: duration(entry.duration) })}
          </Pill>
        )}
      </div>
    </>
  );
};
