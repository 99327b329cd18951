import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Hash } from './hash.tsx';
import { TextDiff } from './text-diff.tsx';
import { Timestamp } from './timestamp.tsx';
import { UiText } from './ui-text.tsx';
import { useValueText } from './use-value-text.ts';

/** Log value that replaces the content of personal fields. */
const CHANGED = 'changed';
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const HASH = /^[0-9a-f]{64}(?:[0-9a-f]{64})?$/;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isShort = (value: unknown): boolean => typeof value !== 'string' || value.length <= 60;
const isStructured = (value: unknown): boolean => typeof value === 'object' && value !== null;

interface ChangeProps extends FieldChange {
  /** Names of records by id. */
  names: Readonly<Record<string, string>>;
}

const Value = ({ field, value, names }: Omit<ChangeProps, 'before' | 'after'> & { value: unknown }) => {
  const translate = useTranslate();
  const formatValue = useValueText(names);
  if (typeof value === 'string' && ISO.test(value)) return <Timestamp at={value} />;
  if (typeof value === 'string' && HASH.test(value)) return <Hash value={value} short />;
  const text = formatValue(field, value);
  return text === '' ? (
    <i>{translate('console.word.none')}</i>
  ) : (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Box>
  );
};

const Change = ({ before, after, ...given }: ChangeProps) => {
  const translate = useTranslate();
  const formatValue = useValueText(given.names);
  if (before === CHANGED || after === CHANGED) return <span>{translate('console.word.changed')}</span>;
  const isText = typeof before === 'string' && typeof after === 'string' && !(isShort(before) && isShort(after));
  if (isText || (isStructured(before) && isStructured(after)))
    return <TextDiff before={formatValue(given.field, before)} after={formatValue(given.field, after)} />;
  // For a yes/no field, the new value implies the old value.
  if (isEmpty(before) || typeof after === 'boolean') return <Value {...given} value={after} />;
  if (isEmpty(after))
    return (
      <>
        {translate('console.word.was')} <Value {...given} value={before} />
      </>
    );
  return (
    <>
      {translate('console.word.from')} <Value {...given} value={before} /> {translate('console.word.to')}{' '}
      <Value {...given} value={after} />
    </>
  );
};

interface FactProps {
  /** Message key. */
  name: string;
  /** Values of the message's placeholders. */
  values?: { _: string };
  children: ReactNode;
}

/** A name with its value, as one row of a grid. */
export const Fact = ({ name, values = { _: name }, children }: FactProps) => (
  <Box sx={{ display: 'contents' }}>
    <UiText component="dt" variant="body2" color="textSecondary" text={name} values={values} />
    <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
      {children}
    </Typography>
  </Box>
);

interface ChangeListProps {
  /** Resource of the fields, for their labels: `mods`. */
  resource: string;
  changes: readonly FieldChange[];
  /** Names of records by id, for values that are ids. */
  names?: Readonly<Record<string, string>>;
}

/** Differences between two states of a record, by field. */
export const ChangeList = ({ resource, changes, names = {} }: ChangeListProps) => {
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
        <Fact
          key={field}
          name={`resources.${resource}.fields.${field}`}
          values={{ _: translate(`console.logs.fields.${field}`, { _: field }) }}
        >
          <Change field={field} before={before} after={after} names={names} />
        </Fact>
      ))}
    </Box>
  );
};
