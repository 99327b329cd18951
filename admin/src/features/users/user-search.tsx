import { SearchInput, type TextInputProps, useTranslate } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const HELP_ID = 'user-search-help';

/** Search field for accounts. `SearchHelp` explains what can be searched. */
export const UserSearch = (props: TextInputProps) => {
  const translate = useTranslate();
  const labels = { 'aria-label': translate('ra.action.search'), 'aria-describedby': HELP_ID };
  return (
    <SearchInput
      {...props}
      slotProps={{ htmlInput: labels }}
      sx={{ width: { xs: 'calc(100vw - 24px)', sm: 300, md: 420 } }}
    />
  );
};

/** Explains the search: prefixes of names, and with permission a full e-mail address. */
export const SearchHelp = () => {
  const { hasPermission } = useCurrentStaff();
  const help = hasPermission('read:user:private') ? 'console.users.search_help_email' : 'console.users.search_help';
  return <UiText id={HELP_ID} variant="body2" color="textSecondary" sx={{ px: 1.5, pt: 1.5 }} text={help} />;
};
