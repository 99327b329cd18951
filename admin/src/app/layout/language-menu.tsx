import { LOCALE_OPTIONS } from '@bigorna/domain/locales';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

/** The six languages by native name. The choice applies to the site too. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const id = useId();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('console.menu.language');
  const selectLocale = (code: string) => {
    setLocale(code);
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <TranslateIcon />
        </IconButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LOCALE_OPTIONS.map(({ code, nativeName, flag }) => (
          <MenuItem key={code} lang={code} selected={code === locale} onClick={() => selectLocale(code)}>
            <span aria-hidden="true">{flag}&nbsp;&nbsp;</span>
            {nativeName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
