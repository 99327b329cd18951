import { useId } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useAchievementTexts } from '#app/achievements/use-achievement-texts.ts';
import { paths } from '#app/paths.ts';
import { useLive } from '#session/live/use-live-source.ts';
import { Progress } from '#ui/progress.tsx';
import { type NearAchievement, nearAchievements } from '../near-achievements.ts';
import { Block } from './block.tsx';

const messages = defineMessages({
  title: { id: 'dashboard.near', defaultMessage: 'Conquistas por perto' },
  all: { id: 'dashboard.allAchievements', defaultMessage: 'Ver todas' },
  done: { id: 'dashboard.allUnlocked', defaultMessage: 'Você desbloqueou todas!' },
});
const progressText = defineMessage<{ readonly progress: number; readonly threshold: number }>({
  id: 'achievements.progress',
  defaultMessage: '{progress, number} de {threshold, number}',
});

const SHOWN = 3;

const NearLine = ({ achievement, progress }: NearAchievement) => {
  const id = useId();
  const text = useAchievementTexts()?.(achievement.id);
  return (
    <li className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b id={id} className="wrap-anywhere">
          {text?.title ?? '…'}
        </b>
        <span className="note flex-none tabular-nums">
          <FormattedMessage {...progressText} values={{ progress, threshold: achievement.threshold }} />
        </span>
      </span>
      <Progress value={progress} max={achievement.threshold} labelledBy={id} />
      <span className="note">{text?.description ?? '…'}</span>
    </li>
  );
};

/** The achievements that the member is nearest to. */
export const NearAchievements = () => {
  const { status, data, retry } = useLive('achievements', {});
  const near = data ? nearAchievements(data, SHOWN) : [];
  return (
    <Block
      title={<FormattedMessage {...messages.title} />}
      more={{ to: paths.achievements, text: <FormattedMessage {...messages.all} /> }}
      state={{ status, retry }}
      room="h-56"
      empty={
        near.length > 0 ? undefined : (
          <p className="quiet-title">
            <FormattedMessage {...messages.done} />
          </p>
        )
      }
    >
      <ul className="panel grid gap-4">
        {near.map((one) => (
          <NearLine key={one.achievement.id} {...one} />
        ))}
      </ul>
    </Block>
  );
};
