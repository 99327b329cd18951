import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { hasClearRelease } from '@bigorna/domain/mod-page';
import { useTranslate } from 'react-admin';

/** Props of a button that approves a mod. Without a clear release it is disabled, and its tooltip says why. */
export const useApproveProps = (mod: Pick<StaffModCard, 'version'>) => {
  const translate = useTranslate();
  if (hasClearRelease(mod)) return {};
  return {
    disabled: true,
    title: translate('console.findings.title.no_clear_release'),
    // MUI takes pointer events from disabled buttons, and with them the tooltip.
    sx: { '&.Mui-disabled': { pointerEvents: 'auto' } },
  } as const;
};
