import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem, type MenuItemProps, MenuList } from '@mui/material';
import type { ComponentType, ElementType } from 'react';
import { useLogout, useSidebarState, useTheme, useTranslate } from 'react-admin';
import { setShortcutsVisible } from '#shared/shortcuts/shortcuts.ts';

interface FootItemProps extends MenuItemProps<ElementType> {
  /** Message key of the label. A closed menu shows only the icon. */
  text: string;
  icon: ComponentType;
}

const FootItem = ({ text, icon: Icon, ...props }: FootItemProps) => {
  const translate = useTranslate();
  const [open] = useSidebarState();
  const label = translate(text);
  return (
    <MenuItem {...props} {...(open ? {} : { 'aria-label': label, title: label })}>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      {open ? <ListItemText>{label}</ListItemText> : null}
    </MenuItem>
  );
};

const ThemeItem = () => {
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const icon = other === 'dark' ? DarkModeIcon : LightModeIcon;
  return <FootItem text={`console.menu.theme_${other}`} icon={icon} onClick={() => setTheme(other)} />;
};

/** Below the pages: site link, theme toggle, shortcuts and sign-out. */
export const MenuFoot = () => {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <MenuList
      aria-label={translate('console.menu.account')}
      sx={{
        mt: 'auto',
        color: 'text.secondary',
        overflow: 'hidden',
        '&& .MuiListItemIcon-root': { minWidth: 34, color: 'inherit' },
      }}
    >
      <Divider component="li" role="separator" sx={{ mb: 1 }} />
      <FootItem text="console.menu.site" icon={StorefrontIcon} component="a" href="/" />
      <ThemeItem />
      <FootItem text="console.menu.shortcuts" icon={KeyboardIcon} onClick={() => setShortcutsVisible(true)} />
      <FootItem text="console.menu.logout" icon={LogoutIcon} onClick={() => void logout()} />
    </MenuList>
  );
};
