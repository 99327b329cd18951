import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from './moment.tsx';
import { TextDiff } from './text-diff.tsx';

/** What the log says of personal fields instead of their content. */
const CHANGED = 'changed';
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value as people read it: texts as they are, lists and maps as JSON, a line a part. */
const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

const isShort = (value: unknown): boolean => typeof value !== 'string' || value.length <= 60;

const Value = ({ value }: { value: unknown }) => {
  const translate = useTranslate();
  if (typeof value === 'boolean') return <span>{translate(value ? 'console.word.yes' : 'console.word.no')}</span>;
  if (typeof value === 'string' && ISO.test(value)) return <Moment at={value} />;
  const text = asText(value);
  return text === '' ? <i>{translate('console.word.none')}</i> : <span>{text}</span>;
};

const Change = ({ before, after }: Omit<FieldChange, 'field'>) => {
  const translate = useTranslate();
  if (before === CHANGED || after === CHANGED) return <span>{translate('console.word.changed')}</span>;
  if (typeof before === 'string' && typeof after === 'string' && !(isShort(before) && isShort(after)))
    return <TextDiff before={before} after={after} />;
  if (typeof before === 'object' && typeof after === 'object' && before && after)
    return <TextDiff before={asText(before)} after={asText(after)} />;
  return (
    <>
      <Value value={before} /> <span aria-hidden="true">→</span> <Value value={after} />
    </>
  );
};

interface ChangeListProps {
  /** Whose fields these are, for their names: `mods`. */
  resource: string;
  changes: readonly FieldChange[];
}

/** What differs between two states of a record, field by field. */
export const ChangeList = ({ resource, changes }: ChangeListProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(110px, max-content) 1fr' },
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {changes.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`resources.${resource}.fields.${field}`, { _: field })}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Change before={before} after={after} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
