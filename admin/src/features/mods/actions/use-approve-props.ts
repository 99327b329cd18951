import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { hasClearRelease } from '@bigorna/domain/mod-page';
import { useTranslate } from 'react-admin';

/** Props of a button that approves a mod. Without a clear release, the button is disabled and has a tooltip. */
export const useApproveProps = (mod: Pick<StaffModCard, 'version'>) => {
  const translate = useTranslate();
  if (hasClearRelease(mod)) return {};
  return {
    disabled: true,
    title: translate('console.findings.title.no_clear_release'),
    // MUI turns off pointer events on disabled buttons, which would hide the tooltip.
    sx: { '&.Mui-disabled': { pointerEvents: 'auto' } },
  } as const;
};
