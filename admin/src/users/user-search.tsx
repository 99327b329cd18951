import { Typography } from '@mui/material';
import { SearchInput, type TextInputProps, useTranslate } from 'react-admin';
import { useReader } from '../session/use-reader.ts';

const HELP_ID = 'user-search-help';

/** Finds accounts; what it finds them by stands below (`SearchHelp`). */
export const UserSearch = (props: TextInputProps) => {
  const translate = useTranslate();
  const named = { 'aria-label': translate('ra.action.search'), 'aria-describedby': HELP_ID };
  return (
    <SearchInput {...props} slotProps={{ htmlInput: named }} sx={{ width: 420, maxWidth: 'calc(100vw - 24px)' }} />
  );
};

/** By what the search finds: the beginnings of names, and a whole e-mail for those who may see it. */
export const SearchHelp = () => {
  const translate = useTranslate();
  const { may } = useReader();
  const help = may('users', 'private') ? 'console.users.search_help_email' : 'console.users.search_help';
  return (
    <Typography id={HELP_ID} variant="body2" color="textSecondary" sx={{ px: 1.5, pt: 1.5 }}>
      {translate(help)}
    </Typography>
  );
};
