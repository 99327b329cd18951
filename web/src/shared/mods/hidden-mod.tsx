import type { ModStatus } from '@bigorna/domain/mod-status';
import { EyeOff } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MyGame } from '#shared/game/my-game.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { ADMIN_PATH } from '#shared/routing/paths.ts';
import { Pill } from '#shared/ui/pill.tsx';
import { getModPath } from './get-mod-path.ts';
import type { ListedMod } from './mod-in-list.ts';

type HiddenStatusName = Exclude<ModStatus, 'approved'>;

const statusNames = defineMessages({
  draft: { id: 'status.draft', defaultMessage: 'Rascunho' },
  pending: { id: 'status.pending', defaultMessage: 'Pendente' },
  rejected: { id: 'status.rejected', defaultMessage: 'Rejeitado' },
  archived: { id: 'status.archived', defaultMessage: 'Arquivado' },
}) satisfies Record<HiddenStatusName, unknown>;

/** The status of a mod that visitors do not see; undefined for a public mod. */
export const getHiddenStatus = ({ status }: ListedMod): HiddenStatusName | undefined =>
  status === 'approved' ? undefined : status;

/**
 * The title of a mod in a list, as the link of the whole card. If the mod has no public page, the link leads to the
 * console.
 */
export const ModTitle = ({ mod, game }: { mod: ListedMod; game?: MyGame | undefined }) => {
  const link = { className: 'stretched', lang: mod.language, children: mod.title };
  return getHiddenStatus(mod) ? (
    <a {...link} href={`${ADMIN_PATH}/mods/${mod.id}/show`} />
  ) : (
    <Link {...link} to={getModPath(mod.slug, game)} />
  );
};

/** Names the status of a mod that visitors do not see. */
export const HiddenStatus = ({ mod }: { mod: ListedMod }) => {
  const status = getHiddenStatus(mod);
  return (
    status && (
      <Pill tone={status === 'rejected' ? 'danger' : 'on'}>
        <EyeOff aria-hidden size={14} />
        <span>{translate(statusNames[status])}</span>
      </Pill>
    )
  );
};
