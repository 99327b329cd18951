import { LookingChip } from '#shared/people/looking-chip.tsx';
import { useRecordViewers } from './use-viewers.ts';

/** Chips of the colleagues who look at a record now. They do not lock the record. */
export const RowViewers = ({ path }: { path: string }) => (
  <>
    {useRecordViewers(path).map(({ uid, name }) => (
      <LookingChip key={uid} uid={uid} name={name} />
    ))}
  </>
);
