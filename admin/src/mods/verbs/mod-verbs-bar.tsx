import { DeleteButton } from './delete-button.tsx';
import { MOD_VERBS, type ModVerbName } from './mod-verbs.ts';
import { RejectButton } from './reject-button.tsx';
import { VerbButton } from './verb-button.tsx';
import { WeekButton } from './week-button.tsx';

/** What brings a mod on its way comes before what puts it aside. */
const FIRST = ['submit', 'approve', 'reopen', 'restore', 'undelete'] as const satisfies readonly ModVerbName[];
const LAST = ['feature', 'unfeature', 'archive'] as const satisfies readonly Exclude<
  ModVerbName,
  (typeof FIRST)[number]
>[];

/** All that can be done to the record as it is, by whom it may be done. */
export const ModVerbsBar = () => (
  <>
    {FIRST.map((verb) => (
      <VerbButton key={verb} verb={verb} main={MOD_VERBS[verb].call !== 'reopenMod'} />
    ))}
    <RejectButton />
    {LAST.map((verb) => (
      <VerbButton key={verb} verb={verb} />
    ))}
    <WeekButton />
    <DeleteButton />
  </>
);
