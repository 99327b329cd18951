import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { isHostedImage } from '@bigorna/domain/hosted-image';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { Hash } from './hash.tsx';
import { isEmpty } from './is-empty.ts';
import { LoggedPicture } from './logged-picture.tsx';
import { TextDiff } from './text-diff.tsx';
import { Timestamp } from './timestamp.tsx';
import { UiText } from './ui-text.tsx';
import { CHANGED, ISO_TIME, useValueText } from './use-value-text.ts';

const HASH = /^[0-9a-f]{64}(?:[0-9a-f]{64})?$/;

const isShort = (value: unknown): boolean => typeof value !== 'string' || value.length <= 60;
const isStructured = (value: unknown): boolean => typeof value === 'object' && value !== null;

const picture = z.object({ url: z.string().refine(isHostedImage), alt: z.string() });
type Picture = z.infer<typeof picture>;

/** The pictures of a value: one by its path, or a gallery. */
const findPictures = (value: unknown): readonly Picture[] =>
  isHostedImage(value) ? [{ url: value, alt: '' }] : (z.array(picture).safeParse(value).data ?? []);

interface ChangeProps extends FieldChange {
  showsFormerPictures: boolean;
  formatValue: ReturnType<typeof useValueText>;
}

interface ValueProps extends Omit<ChangeProps, 'before' | 'after' | 'showsFormerPictures'> {
  value: unknown;
}

const Value = ({ field, value, formatValue }: ValueProps) => {
  const translate = useTranslate();
  if (typeof value === 'string' && ISO_TIME.test(value)) return <Timestamp at={value} />;
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

/** A value with its pictures, if it has any. */
const PicturedValue = (given: ValueProps) => {
  const pictures = findPictures(given.value);
  return pictures.length === 0 ? (
    <Value {...given} />
  ) : (
    pictures.map(({ url, alt }) => <LoggedPicture key={url} url={url} alt={alt} />)
  );
};

const Change = ({ before, after, showsFormerPictures, ...given }: ChangeProps) => {
  // By default only new pictures: staff may have removed the former ones for a reason.
  const FormerValue = showsFormerPictures ? PicturedValue : Value;
  const translate = useTranslate();
  const { field, formatValue } = given;
  if (before === CHANGED || after === CHANGED) return <span>{translate('console.word.changed')}</span>;
  const hasPictures = findPictures(after).length > 0 || (showsFormerPictures && findPictures(before).length > 0);
  const isText = typeof before === 'string' && typeof after === 'string' && !(isShort(before) && isShort(after));
  if (isText || (isStructured(before) && isStructured(after) && !hasPictures))
    return <TextDiff before={formatValue(field, before)} after={formatValue(field, after)} />;
  // For a yes/no field, the new value implies the old value.
  if (isEmpty(before) || typeof after === 'boolean') return <PicturedValue {...given} value={after} />;
  if (isEmpty(after))
    return (
      <>
        {translate('console.word.was')} <FormerValue {...given} value={before} />
      </>
    );
  return (
    <>
      {translate('console.word.from')} <FormerValue {...given} value={before} /> {translate('console.word.to')}{' '}
      <PicturedValue {...given} value={after} />
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
  /** Names of records by id, for values that are ids; by path for the filter of an export. */
  names?: Readonly<Record<string, string>>;
  /** Whether pictures that a change replaced are shown too. */
  showsFormerPictures?: boolean;
}

/** Differences between two states of a record, by field. */
export const ChangeList = ({ resource, changes, names = {}, showsFormerPictures = false }: ChangeListProps) => {
  const translate = useTranslate();
  const formatValue = useValueText(resource, names);
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
          <Change
            field={field}
            before={before}
            after={after}
            formatValue={formatValue}
            showsFormerPictures={showsFormerPictures}
          />
        </Fact>
      ))}
    </Box>
  );
};
