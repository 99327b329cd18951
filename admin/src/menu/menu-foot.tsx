import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem, MenuList } from '@mui/material';
import { useLogout, useSidebarState, useTranslate } from 'react-admin';
import { showShortcuts } from '../layout/shortcuts/shortcuts.ts';

/** Below the pages: the site, the keyboard, and the way out. */
export const MenuFoot = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const [open] = useSidebarState();
  const line = (text: string) => (open ? <ListItemText>{translate(text)}</ListItemText> : null);
  const name = (text: string) => (open ? {} : { 'aria-label': translate(text), title: translate(text) });
  return (
    <MenuList
      aria-label={translate('console.menu.account')}
      sx={{
        mt: 'auto',
        color: 'text.secondary',
        overflow: 'hidden',
        '& .MuiListItemIcon-root': { minWidth: 40, color: 'inherit' },
      }}
    >
      <Divider component="li" role="separator" sx={{ mb: 1 }} />
      <MenuItem component="a" href="/" {...name('console.menu.site')}>
        <ListItemIcon>
          <StorefrontIcon />
        </ListItemIcon>
        {line('console.menu.site')}
      </MenuItem>
      <MenuItem onClick={() => showShortcuts(true)} {...name('console.menu.shortcuts')}>
        <ListItemIcon>
          <KeyboardIcon />
        </ListItemIcon>
        {line('console.menu.shortcuts')}
      </MenuItem>
      <MenuItem onClick={() => void logout()} {...name('console.menu.logout')}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        {line('console.menu.logout')}
      </MenuItem>
    </MenuList>
  );
};
