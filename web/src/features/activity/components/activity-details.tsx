import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { ActivityAnswer } from '@bigorna/domain/endpoints/members';
import { Star, Timer } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { categoryNames } from '#app/category-names.ts';
import { useFileSize } from '#app/formats.ts';
import { Pill } from '#ui/pill.tsx';
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
  defaultMessage: 'aberta por {duration}',
});

/** What an entry carries beside the mod: type, category, size, stars, how long the page was open, the comment. */
export const ActivityDetails = ({ entry }: { entry: ActivityAnswer }) => {
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
            <FormattedMessage {...stars} values={{ stars: entry.rating }} />
          </Pill>
        )}
        {(entry.type === 'mod' || entry.type === 'addon') && (
          <Pill tone={entry.type === 'addon' ? 'bedrock' : 'plain'}>
            <FormattedMessage {...messages[entry.type]} />
          </Pill>
        )}
        {category && (
          <Pill>
            <FormattedMessage {...categoryNames[category]} />
          </Pill>
        )}
        {entry.size !== null && entry.size > 0 && <Pill>{fileSize(entry.size)}</Pill>}
        {entry.duration !== null && entry.duration > 0 && (
          <Pill>
            <Timer aria-hidden size={14} />
            <FormattedMessage {...open} values={{ duration: duration(entry.duration) }} />
          </Pill>
        )}
      </div>
    </>
  );
};
