import { useId } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { useAchievementTexts } from '#shared/achievements/use-achievement-texts.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { Progress } from '#shared/ui/progress.tsx';
import { findNearAchievements, type NearAchievement } from '../near-achievements.ts';
import { Block } from './block.tsx';

const messages = defineMessages({
  title: { id: 'dashboard.near', defaultMessage: 'Quase lá' },
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
          {translate(progressText, { progress, threshold: achievement.threshold })}
        </span>
      </span>
      <Progress value={progress} max={achievement.threshold} labelledBy={id} />
      <span className="note">{text?.description ?? '…'}</span>
    </li>
  );
};

/** Locked achievements with the most progress. */
export const NearAchievements = () => {
  const { status, data, retry } = useLive('achievements', {});
  const near = data ? findNearAchievements(data, SHOWN) : [];
  return (
    <Block
      title={translate(messages.title)}
      more={{ to: paths.achievements, text: translate(messages.all) }}
      state={{ status, retry }}
      room="h-56"
      empty={near.length > 0 ? undefined : <p className="quiet-title">{translate(messages.done)}</p>}
    >
      <ul className="panel grid gap-4">
        {near.map((one) => (
          <NearLine key={one.achievement.id} {...one} />
        ))}
      </ul>
    </Block>
  );
};
