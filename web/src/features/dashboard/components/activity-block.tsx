import type { Dashboard } from '@bigorna/domain/endpoints/members.schemas';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Block, type BlockState } from './block.tsx';

const messages = defineMessages({
  title: { id: 'dashboard.activity', defaultMessage: 'Sua atividade' },
  all: { id: 'dashboard.allActivity', defaultMessage: 'Ver tudo' },
  none: { id: 'dashboard.noActivity', defaultMessage: 'Nada nos últimos 30 dias.' },
});
const summary = defineMessage<{
  readonly total: number;
  readonly days: number;
  readonly busiest: string;
  readonly most: number;
}>({
  id: 'dashboard.activitySummary',
  defaultMessage:
    '{total, plural, one {# atividade} many {# de atividades} other {# atividades}} nos últimos {days, number} dias; o dia mais movimentado foi {busiest}, com {most, number}.',
});

const BAR = 6;
const GAP = 2;
const HEIGHT = 48;

/** One bar per day, scaled to the busiest day. A day without activity gets a minimal bar. */
const ActivityChart = ({ days }: Pick<Dashboard, 'days'>) => {
  const max = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * (BAR + GAP) - GAP;
  return (
    <svg
      className="h-16 w-full fill-ember"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, count }, index) => {
        const height = count === 0 ? 2 : Math.max(5, Math.round((count / max) * HEIGHT));
        return (
          <rect
            key={day}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            className={count === 0 ? 'fill-line-strong' : undefined}
          />
        );
      })}
    </svg>
  );
};

interface ActivityBlockProps {
  state: BlockState;
  days: Dashboard['days'] | undefined;
}

/** The member's recent days as bars, with a text summary. */
export const ActivityBlock = ({ state, days = [] }: ActivityBlockProps) => {
  const intl = useIntl();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const max = Math.max(0, ...days.map(({ count }) => count));
  const busiest = days.findLast(({ count }) => count === max)?.day;
  // A date without a time is midnight in UTC.
  const shownDay = busiest ? intl.formatDate(busiest, { day: 'numeric', month: 'long', timeZone: 'UTC' }) : '';
  return (
    <Block
      title={translate(messages.title)}
      more={{ to: paths.activity, text: translate(messages.all) }}
      state={state}
      room="h-32"
      empty={total > 0 ? undefined : <p>{translate(messages.none)}</p>}
    >
      <figure className="panel grid gap-3">
        <ActivityChart days={days} />
        <figcaption className="note">
          {translate(summary, { total, days: days.length, busiest: shownDay, most: max })}
        </figcaption>
      </figure>
    </Block>
  );
};
