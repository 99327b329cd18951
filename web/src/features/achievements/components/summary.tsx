import { defineMessage, FormattedMessage } from 'react-intl';
import { Progress } from '#ui/progress.tsx';

const count = defineMessage<{ readonly unlocked: number; readonly all: number }>({
  id: 'achievements.count',
  defaultMessage: '{unlocked, number} de {all, number} desbloqueadas',
});

/** How many of all are unlocked. */
export const Summary = ({ unlocked, all }: { unlocked: number; all: number }) => (
  <div className="panel grid gap-3">
    <p id="achievements-count" className="font-pixel text-step-3 text-gold">
      <FormattedMessage {...count} values={{ unlocked, all }} />
    </p>
    <Progress value={unlocked} max={all} labelledBy="achievements-count" />
  </div>
);
