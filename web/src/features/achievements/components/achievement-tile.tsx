import type { AchievementText } from '@bigorna/domain/achievement-texts/text';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { defineMessage, defineMessages, FormattedDate } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import type { Standing } from '../standing.ts';
import { CATEGORY_ICONS } from './category-look.ts';

const progressText = defineMessage<{ readonly progress: number; readonly threshold: number }>({
  id: 'achievements.progress',
  defaultMessage: '{progress, number} de {threshold, number}',
});
const messages = defineMessages({
  locked: { id: 'achievements.locked', defaultMessage: 'Bloqueada' },
  unlocked: { id: 'achievements.unlocked', defaultMessage: 'Desbloqueada' },
});

interface AchievementTileProps {
  standing: Standing;
  /** Undefined while the texts load. */
  text: AchievementText | undefined;
}

/** One achievement: its requirement, and the progress or the unlock date. */
export const AchievementTile = ({ standing: { achievement, progress, unlockedAt }, text }: AchievementTileProps) => {
  const id = useId();
  const Icon = CATEGORY_ICONS[achievement.category];
  return (
    <article className="panel flex gap-4" data-unlocked={unlockedAt ? '' : undefined}>
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
            {translate(messages.unlocked)}
            {' · '}
            <time dateTime={unlockedAt.toISOString()}>
              <FormattedDate value={unlockedAt} dateStyle="long" />
            </time>
          </p>
        ) : (
          <div className="mt-2 grid gap-1">
            <Progress value={progress} max={achievement.threshold} labelledBy={id} />
            <p className="note">
              {translate(messages.locked)}
              {' · '}
              {translate(progressText, { progress, threshold: achievement.threshold })}
            </p>
          </div>
        )}
      </div>
    </article>
  );
};
