import type { AchievementText } from '@bigorna/domain/achievement-texts/text';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { defineMessage, defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { Progress } from '#ui/progress.tsx';
import type { Standing } from '../standing.ts';
import { CATEGORY_ICONS } from './category-look.ts';

const progressText = defineMessage<{ readonly progress: number; readonly threshold: number }>({
  id: 'achievements.progress',
  defaultMessage: '{progress, number} de {threshold, number}',
});
const messages = defineMessages({
  locked: { id: 'achievements.locked', defaultMessage: 'Por desbloquear' },
  unlocked: { id: 'achievements.unlocked', defaultMessage: 'Desbloqueada' },
});

interface AchievementTileProps {
  standing: Standing;
  /** Undefined until the texts are there. */
  text: AchievementText | undefined;
}

/** One achievement: what it asks for, and how far the member is, or since when they have it. */
export const AchievementTile = ({ standing: { achievement, progress, unlockedAt }, text }: AchievementTileProps) => {
  const id = useId();
  const Icon = CATEGORY_ICONS[achievement.category];
  return (
    <article className="panel achievement" data-unlocked={unlockedAt ? '' : undefined}>
      <span className="achievement-sign">
        {unlockedAt ? <Icon aria-hidden size={28} /> : <Lock aria-hidden size={24} />}
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1 wrap-anywhere">
        <h3 id={id} className="text-[1.4rem]">
          {text?.title ?? '…'}
        </h3>
        <p className="text-text-2">{text?.description ?? '…'}</p>
        {unlockedAt ? (
          <p className="note mt-1">
            <FormattedMessage {...messages.unlocked} />
            {' · '}
            <time dateTime={unlockedAt.toISOString()}>
              <FormattedDate value={unlockedAt} dateStyle="long" />
            </time>
          </p>
        ) : (
          <div className="mt-2 grid gap-1">
            <Progress value={progress} max={achievement.threshold} labelledBy={id} />
            <p className="note">
              <FormattedMessage {...messages.locked} />
              {' · '}
              <FormattedMessage {...progressText} values={{ progress, threshold: achievement.threshold }} />
            </p>
          </div>
        )}
      </div>
    </article>
  );
};
