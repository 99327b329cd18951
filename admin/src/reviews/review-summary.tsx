import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ActionButton } from '../mods/action-button.tsx';
import { ModStatusChip } from '../mods/mod-status-chip.tsx';
import { Part } from './part.tsx';
import type { Sitting } from './sitting.ts';

interface ReviewSummaryProps {
  sitting: Sitting;
  titleOf: (id: string) => string;
  onTakeUp: (from: 'skipped' | 'queue') => void;
}

interface Named {
  id: string;
  title: string;
}

/** As it is now: a decision may have been undone since. */
const Present = ({ id }: Named) => {
  const { data } = useGetOne<StaffMod>('mods', { id });
  return data ? (
    <RecordContextProvider value={data}>
      <ModStatusChip source="status" />
    </RecordContextProvider>
  ) : null;
};

const Mods = ({ mods }: { mods: readonly Named[] }) => (
  <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
    {mods.map(({ id, title }) => (
      <Stack component="li" key={id} direction="row" spacing={1.5} sx={{ alignItems: 'center', listStyle: 'none' }}>
        <Present id={id} title={title} />
        <Link component={RouterLink} to={`/admin/mods/${id}/show`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
      </Stack>
    ))}
  </Stack>
);

/** The end of a sitting: what was decided, what was put off, and how to go on. */
export const ReviewSummary = ({ sitting, titleOf, onTakeUp }: ReviewSummaryProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const of = (verdict: 'approved' | 'rejected') => sitting.done.filter((item) => item.verdict === verdict);
  const open = sitting.open.map((id) => ({ id, title: titleOf(id) }));
  const parts = [
    ['approved', of('approved')],
    ['rejected', of('rejected')],
    ['open', open],
  ] as const;
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h2" sx={{ '&:focus': { outline: 'none' } }}>
        {translate(open.length > 0 ? 'console.reviews.summary.left' : 'console.reviews.summary.empty')}
      </Typography>
      {parts.map(([name, mods]) =>
        mods.length === 0 ? null : (
          <Part key={name} title={translate(`console.reviews.summary.${name}`, { smart_count: mods.length })}>
            <Mods mods={mods} />
          </Part>
        ),
      )}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {open.length > 0 ? (
          <ActionButton
            label="console.reviews.summary.take_up"
            variant="contained"
            onClick={() => onTakeUp('skipped')}
          />
        ) : null}
        <ActionButton label="console.reviews.summary.look_again" variant="outlined" onClick={() => onTakeUp('queue')} />
        <ActionButton label="console.menu.mods" to="/admin/mods" />
      </Stack>
    </Stack>
  );
};
