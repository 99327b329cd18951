import { PERIODS, type Period } from '@bigorna/domain/limits';
import { defineMessages, useIntl } from 'react-intl';
import { periodMessages, periodNames } from '#shared/format/period-names.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { Select } from '#shared/ui/select.tsx';
import { type ActivityState, KINDS } from '../activity-state.ts';
import { KIND_ICONS, kindNames } from '../kind-messages.ts';

const messages = defineMessages({ label: { id: 'activity.kinds', defaultMessage: 'Tipo de atividade' } });

interface ActivityFiltersProps {
  state: ActivityState;
  change: (next: Partial<ActivityState>) => void;
}

/** Filters by kind and period. */
export const ActivityFilters = ({ state, change }: ActivityFiltersProps) => {
  const intl = useIntl();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <fieldset className="chips" aria-label={intl.formatMessage(messages.label)}>
        {KINDS.map((kind) => {
          const Icon = kind === 'all' ? undefined : KIND_ICONS[kind];
          const isOn = state.k === kind;
          return (
            <button
              key={kind}
              type="button"
              className={joinClassNames('pill chip min-h-9', isOn && 'pill-on')}
              aria-pressed={isOn}
              onClick={() => change({ k: kind })}
            >
              {Icon && <Icon aria-hidden size={15} />}
              {translate(kindNames[kind])}
            </button>
          );
        })}
      </fieldset>
      <Select<Period>
        label={intl.formatMessage(periodMessages.label)}
        value={state.p}
        onChange={(p) => change({ p })}
        options={PERIODS.map((value) => ({ value, text: intl.formatMessage(periodNames[value]) }))}
      />
    </div>
  );
};
