import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDuration } from '#shared/fields/timestamp.tsx';
import { getReplyDeadline } from './get-reply-deadline.ts';

const getText = (isOverdue: boolean, hours: number): string => {
  if (isOverdue) return hours === 0 ? 'overdue_just' : 'overdue';
  return hours === 0 ? 'due_soon' : 'due';
};

/** Time left until the reply is due, or time since then. */
export const DeadlineChip = ({ createdAt }: { createdAt: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { dueAt, isOverdue, hours } = getReplyDeadline(new Date(createdAt), new Date());
  return (
    <Chip
      size="small"
      variant={isOverdue ? 'filled' : 'outlined'}
      color={isOverdue ? 'error' : 'default'}
      icon={isOverdue ? <AlarmIcon /> : <ScheduleIcon />}
      label={translate(`console.messages.${getText(isOverdue, hours)}`, {
        hours,
        time: formatDuration(dueAt.toISOString(), locale),
      })}
    />
  );
};
