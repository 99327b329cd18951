import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { Box, MenuItem, Skeleton, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CancelButton, TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';

export type Revision = EndpointResponse<'listRevisions'>[number];

/** Numbers of two revisions: the values before and after. */
export interface RevisionPair {
  from: number;
  to: number;
}

interface RevisionSelectProps {
  /** Message key. */
  label: string;
  value: number;
  revisions: readonly Revision[];
  onSelect: (revision: number) => void;
}

const RevisionSelect = ({ label, value, revisions, onSelect }: RevisionSelectProps) => {
  const translate = useTranslate();
  return (
    <TextField select label={translate(label)} value={value} onChange={(event) => onSelect(Number(event.target.value))}>
      {revisions.map(({ revision, made_at }) => (
        <MenuItem key={revision} value={revision}>
          {translate('console.mods.revision', { revision })} · <Timestamp at={made_at} />
        </MenuItem>
      ))}
    </TextField>
  );
};

const Changes = ({ modId, pair }: { modId: string; pair: RevisionPair }) => {
  const call = { params: { id: modId }, query: pair };
  const { data, error, refetch } = useStaffQuery('compareRevisions', call);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rectangular" height={120} />;
  if (data.length === 0) return <UiText color="textSecondary" text="console.mods.compare.same" />;
  return <ChangeList resource="mods" changes={data} showsFormerPictures />;
};

interface CompareDialogProps {
  modId: string;
  revisions: readonly Revision[];
  initialPair: RevisionPair;
  onClose: () => void;
}

/** Compares two approved revisions of a mod, field by field. */
export const CompareDialog = ({ modId, revisions, initialPair, onClose }: CompareDialogProps) => {
  const translate = useTranslate();
  const [pair, setPair] = useState(initialPair);
  return (
    <TitledDialog
      maxWidth="md"
      title={translate('console.mods.compare.title')}
      onClose={onClose}
      actions={<CancelButton onClose={onClose} label="console.action.close" />}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 2 }}>
        <RevisionSelect
          label="console.mods.compare.before"
          value={pair.from}
          revisions={revisions}
          onSelect={(from) => setPair({ ...pair, from })}
        />
        <RevisionSelect
          label="console.mods.compare.after"
          value={pair.to}
          revisions={revisions}
          onSelect={(to) => setPair({ ...pair, to })}
        />
      </Box>
      <Changes modId={modId} pair={pair} />
    </TitledDialog>
  );
};
