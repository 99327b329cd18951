import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { useCanAccess, useRecordContext, useUnselect } from 'react-admin';
import { useStaffAct } from '../../acts/use-staff-act.tsx';
import { ActionButton } from '../action-button.tsx';
import { MOD_VERBS, type ModVerbName } from './mod-verbs.ts';

interface VerbButtonProps {
  verb: ModVerbName;
  /** The one that is meant to be pressed. */
  main?: boolean;
}

const Verb = ({ verb, main = false, mod }: VerbButtonProps & { mod: StaffModCard }) => {
  const { act, acting } = useStaffAct();
  const unselect = useUnselect('mods');
  const { call, icon: Icon } = MOD_VERBS[verb];
  const decide = async () => {
    const told = await act(call, { params: { id: mod.id }, body: { updated_at: mod.updated_at } }, { undo: true });
    // What was decided by itself is no longer meant with the others of the list.
    if (told) unselect([mod.id]);
  };
  return (
    <ActionButton
      label={`console.action.${verb}`}
      variant={main ? 'contained' : 'outlined'}
      disabled={acting}
      onClick={(event) => {
        event.stopPropagation();
        void decide();
      }}
      icon={<Icon />}
    />
  );
};

/** Does one thing to the record; shown where its status and the reader's role allow it. */
export const VerbButton = (props: VerbButtonProps) => {
  const mod = useRecordContext<StaffModCard>();
  const { action, fits } = MOD_VERBS[props.verb];
  const { canAccess } = useCanAccess({ resource: 'mods', action });
  return mod && canAccess && fits(mod) ? <Verb {...props} mod={mod} /> : null;
};
