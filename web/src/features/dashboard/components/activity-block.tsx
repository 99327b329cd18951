import type { Dashboard } from '@bigorna/domain/endpoints/members';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#app/paths.ts';
import { ActivityChart } from './activity-chart.tsx';
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
    '{total, plural, one {# atividade} many {# de atividades} other {# atividades}} nos últimos {days, number} dias; o dia mais cheio foi {busiest}, com {most, number}.',
});

interface ActivityBlockProps {
  state: BlockState;
  days: Dashboard['days'] | undefined;
}

/** The member's last days as bars, and in words what they show. */
export const ActivityBlock = ({ state, days = [] }: ActivityBlockProps) => {
  const intl = useIntl();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...days.map(({ count }) => count));
  const busiest = days.findLast(({ count }) => count === most)?.day;
  // Days are the portal's, which goes by UTC.
  const shownDay = busiest ? intl.formatDate(busiest, { day: 'numeric', month: 'long', timeZone: 'UTC' }) : '';
  return (
    <Block
      title={<FormattedMessage {...messages.title} />}
      more={{ to: paths.activity, text: <FormattedMessage {...messages.all} /> }}
      state={state}
      room="h-32"
      empty={
        total > 0 ? undefined : (
          <p>
            <FormattedMessage {...messages.none} />
          </p>
        )
      }
    >
      <figure className="panel grid gap-3">
        <ActivityChart days={days} />
        <figcaption className="note">
          <FormattedMessage {...summary} values={{ total, days: days.length, busiest: shownDay, most }} />
        </figcaption>
      </figure>
    </Block>
  );
};
