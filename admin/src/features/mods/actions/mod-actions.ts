import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { getStatusAfter, type ModTransition } from '@bigorna/domain/mod-status';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import CheckIcon from '@mui/icons-material/Check';
import RestoreFromTrashIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarOutlineOutlined';
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { ComponentType } from 'react';

interface ModAction {
  /** Endpoint of the action. */
  call:
    | 'submitMod'
    | 'approveMod'
    | 'reopenMod'
    | 'archiveMod'
    | 'restoreMod'
    | 'undeleteMod'
    | 'featureMod'
    | 'unfeatureMod';
  icon: ComponentType;
  isAvailable: (mod: StaffModCard) => boolean;
}

/** Creates a check: whether the mod's status allows a transition. False for a soft-deleted mod. */
export const canTransition =
  (transition: ModTransition) =>
  (mod: StaffModCard): boolean =>
    mod.deleted_at === null && getStatusAfter(mod.status, transition) !== undefined;

/** One-click mod actions with their conditions. Reject and delete have dialogs and are separate. */
export const MOD_ACTIONS = {
  submit: { call: 'submitMod', icon: SendIcon, isAvailable: canTransition('submit') },
  approve: { call: 'approveMod', icon: CheckIcon, isAvailable: canTransition('approve') },
  reopen: { call: 'reopenMod', icon: UndoIcon, isAvailable: canTransition('reopen') },
  feature: {
    call: 'featureMod',
    icon: StarOutlineIcon,
    isAvailable: (mod) => mod.status === 'approved' && !mod.featured,
  },
  unfeature: { call: 'unfeatureMod', icon: StarIcon, isAvailable: (mod) => mod.featured && mod.deleted_at === null },
  archive: { call: 'archiveMod', icon: ArchiveIcon, isAvailable: canTransition('archive') },
  restore: { call: 'restoreMod', icon: UnarchiveIcon, isAvailable: canTransition('restore') },
  undelete: { call: 'undeleteMod', icon: RestoreFromTrashIcon, isAvailable: (mod) => mod.deleted_at !== null },
} as const satisfies Record<string, ModAction>;

export type ModActionName = keyof typeof MOD_ACTIONS;
