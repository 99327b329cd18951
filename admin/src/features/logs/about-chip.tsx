import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Box, Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { getTargetName } from '#shared/fields/get-target-name.ts';
import { omitFilters } from '#shared/lists/toggle-filter.ts';

/** Records without a name of their own. */
const UNNAMED = /^(?:contact_messages|exports|media_kit|reports|settings|sign_outs|system)\//;

/** The filter by one record, which only links set. A click removes it. */
export const AboutChip = () => {
  const translate = useTranslate();
  const { filterValues, setFilters, data } = useListContext<LogCard>();
  const { about } = filterValues;
  if (typeof about !== 'string' || about === '') return null;
  const entry = data?.find(({ target, target_name }) => target === about && target_name !== null);
  const name = UNNAMED.test(about)
    ? getTargetName({ target: about, target_name: null }, translate)
    : entry?.target_name;
  const title = translate('console.logs.only_record');
  const remove = () => setFilters(omitFilters(filterValues, ['about']));
  return (
    <Box sx={{ px: 2, pt: 1.5 }}>
      <Chip
        label={name ? translate('console.error.with_reason', { title, reason: name }) : title}
        onClick={remove}
        onDelete={remove}
      />
    </Box>
  );
};
