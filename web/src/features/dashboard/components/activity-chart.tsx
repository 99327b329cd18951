import type { Dashboard } from '@bigorna/domain/endpoints/members';

const BAR = 6;
const GAP = 2;
const HEIGHT = 48;

/** A bar a day, the fullest day reaching the top; a day without anything keeps its place on the ground. */
export const ActivityChart = ({ days }: Pick<Dashboard, 'days'>) => {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * (BAR + GAP) - GAP;
  return (
    <svg className="activity-chart" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ day, count }, index) => {
        const height = count === 0 ? 2 : Math.max(5, Math.round((count / most) * HEIGHT));
        return (
          <rect
            key={day}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            data-empty={count === 0 ? '' : undefined}
          />
        );
      })}
    </svg>
  );
};
