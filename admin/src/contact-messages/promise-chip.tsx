import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { lasting } from '../fields/moment.tsx';
import { replyPromise } from './reply-promise.ts';

const textOf = (isOverdue: boolean, hours: number): string => {
  if (isOverdue) return hours === 0 ? 'overdue_just' : 'overdue';
  return hours === 0 ? 'due_soon' : 'due';
};

/** How long there is to answer, or that it is late, in words. */
export const PromiseChip = ({ createdAt }: { createdAt: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { dueAt, isOverdue, hours } = replyPromise(new Date(createdAt), new Date());
  return (
    <Chip
      size="small"
      variant={isOverdue ? 'filled' : 'outlined'}
      color={isOverdue ? 'error' : 'default'}
      icon={isOverdue ? <AlarmIcon /> : <ScheduleIcon />}
      label={translate(`console.messages.${textOf(isOverdue, hours)}`, {
        hours,
        time: lasting(dueAt.toISOString(), locale),
      })}
    />
  );
};
