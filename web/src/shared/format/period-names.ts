import type { Period } from '@bigorna/domain/limits';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const periodMessages = defineMessages({ label: { id: 'period.label', defaultMessage: 'Período' } });

export const periodNames = defineMessages({
  all: { id: 'period.all', defaultMessage: 'Todo o período' },
  today: { id: 'period.today', defaultMessage: 'Hoje' },
  week: { id: 'period.week', defaultMessage: 'Última semana' },
  month: { id: 'period.month', defaultMessage: 'Último mês' },
}) satisfies Record<Period, MessageDescriptor>;
