import type { TakenDown } from '@bigorna/domain/endpoints/admin/take-downs';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../acts/reason-dialog.tsx';
import { useStaffAct } from '../../acts/use-staff-act.tsx';
import { TakenDownDialog } from './taken-down-dialog.tsx';

/** What is taken down: one release, or without one all of the mod. */
export interface TakeDownTarget {
  modId: string;
  releaseId?: string;
  /** What the dialog calls it. */
  name: string;
  /** Whether there is a file here that can be blocked: one hosted elsewhere is not known by its bytes. */
  hasFile: boolean;
}

const WHAT_HAPPENS = ['links', 'page', 'told'] as const;

const WhatHappens = ({ hasFile }: { hasFile: boolean }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('console.take_down.lead')}
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {WHAT_HAPPENS.map((what) => (
          <li key={what}>{translate(`console.take_down.happens.${what}`)}</li>
        ))}
        {hasFile ? null : <li>{translate('console.take_down.happens.elsewhere')}</li>}
      </Box>
    </>
  );
};

/** Says what a take-down does, asks for a reason, and tells afterwards what it came to. */
export const TakeDownDialog = ({ target, onClose }: { target: TakeDownTarget; onClose: () => void }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [block, setBlock] = useState(true);
  const [taken, setTaken] = useState<TakenDown>();
  const { modId, releaseId, name, hasFile } = target;
  const takeDown = async (reason: string) => {
    const body = { reason, block: block && hasFile };
    setTaken(
      releaseId === undefined
        ? await act('takeDownMod', { params: { id: modId }, body })
        : await act('takeDownRelease', { params: { mod: modId, id: releaseId }, body }),
    );
  };
  if (taken) return <TakenDownDialog target={target} taken={taken} blocked={block && hasFile} onClose={onClose} />;
  return (
    <ReasonDialog
      open
      title={translate(releaseId === undefined ? 'console.take_down.title_all' : 'console.take_down.title', { name })}
      help={<WhatHappens hasFile={hasFile} />}
      confirmLabel="console.take_down.act"
      confirmColor="error"
      acting={acting}
      onSubmit={({ text }) => void takeDown(text)}
      onClose={onClose}
    >
      {hasFile ? (
        <FormControlLabel
          control={<Checkbox checked={block} onChange={({ target: box }) => setBlock(box.checked)} />}
          label={translate('console.take_down.block')}
        />
      ) : null}
    </ReasonDialog>
  );
};
