import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { type ModMove, statusAfter } from '@bigorna/domain/mod-status';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import CheckIcon from '@mui/icons-material/Check';
import RestoreFromTrashIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarOutlineOutlined';
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { ComponentType } from 'react';

interface ModVerb {
  /** The call that does it. */
  call:
    | 'submitMod'
    | 'approveMod'
    | 'reopenMod'
    | 'archiveMod'
    | 'restoreMod'
    | 'undeleteMod'
    | 'featureMod'
    | 'unfeatureMod';
  /** What the reader must be let do, of the resource `mods`. */
  action: string;
  icon: ComponentType;
  fits: (mod: StaffModCard) => boolean;
}

const moves =
  (move: ModMove) =>
  (mod: StaffModCard): boolean =>
    mod.deleted_at === null && statusAfter(mod.status, move) !== undefined;

/** What one click does to a mod, and when it can be done; rejecting and deleting ask first and are apart. */
export const MOD_VERBS = {
  submit: { call: 'submitMod', action: 'submit', icon: SendIcon, fits: moves('submit') },
  approve: { call: 'approveMod', action: 'approve', icon: CheckIcon, fits: moves('approve') },
  reopen: { call: 'reopenMod', action: 'reopen', icon: UndoIcon, fits: moves('reopen') },
  feature: {
    call: 'featureMod',
    action: 'feature',
    icon: StarOutlineIcon,
    fits: (mod) => mod.status === 'approved' && !mod.featured,
  },
  unfeature: { call: 'unfeatureMod', action: 'feature', icon: StarIcon, fits: (mod) => mod.featured },
  archive: { call: 'archiveMod', action: 'archive', icon: ArchiveIcon, fits: moves('archive') },
  restore: { call: 'restoreMod', action: 'restore', icon: UnarchiveIcon, fits: moves('restore') },
  undelete: {
    call: 'undeleteMod',
    action: 'undelete',
    icon: RestoreFromTrashIcon,
    fits: (mod) => mod.deleted_at !== null,
  },
} as const satisfies Record<string, ModVerb>;

export type ModVerbName = keyof typeof MOD_VERBS;
