import type { CheckboxProps } from '@mui/material';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import type { ForgeColors } from './forge-tokens.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** Four hard shadows draw a line with stepped corners, as on the site. */
const edge = (color: string) => `0 -2px 0 ${color}, 0 2px 0 ${color}, 2px 0 0 ${color}, -2px 0 0 ${color}`;

/** What can be pressed or written in. */
const controls = (colors: ForgeColors): Components => ({
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 36,
        '&.MuiButton-contained.MuiButton-colorPrimary': { boxShadow: edge(colors['ember-edge']) },
        '&.MuiButton-contained.MuiButton-colorPrimary:active': { transform: 'translateY(2px)' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 0, minWidth: 32, minHeight: 32 } } },
  // react-admin names the box around a check box of a table; the name belongs to what is checked.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner: Pick<CheckboxProps, 'aria-label'>) =>
          owner['aria-label'] ? { 'aria-label': owner['aria-label'] } : {},
      },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 0 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors['line-strong'] } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        color: colors['text-2'],
        '&.Mui-selected': { color: colors.text, backgroundColor: colors['ember-soft'], borderColor: colors.ember },
      },
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 700 } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.18em' } } },
});

/** What things lie on. */
const surfaces = (colors: ForgeColors): Components => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: colors.line } } },
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: colors.surface,
        color: colors.text,
        borderBottom: `2px solid ${colors.line}`,
        boxShadow: 'none',
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: colors.text, color: colors.bg, borderRadius: 0, fontSize: '0.8125rem' },
    },
  },
  MuiTableCell: {
    styleOverrides: { root: { borderColor: colors.line }, head: { color: colors['text-2'], fontWeight: 700 } },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 0 }, message: { minWidth: 0, overflowWrap: 'anywhere' } } },
});

/** react-admin's own parts. */
const parts = (colors: ForgeColors): Components => ({
  RaLayout: {
    styleOverrides: {
      root: {
        '& .RaLayout-content': { padding: '16px 24px 48px', '@media (max-width: 599px)': { padding: '8px 12px 32px' } },
      },
    },
  },
  // A page is as wide as the window, not as its widest part: that part scrolls.
  RaEdit: { styleOverrides: { root: { '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-main, & .RaCreate-card': { minWidth: 0 } } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-main, & .RaShow-card': { minWidth: 0 } } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 40,
        borderLeft: '4px solid transparent',
        paddingLeft: 12,
        paddingRight: 8,
        '&.RaMenuItemLink-active': {
          borderLeftColor: colors.ember,
          backgroundColor: colors['ember-soft'],
          color: colors.text,
          fontWeight: 700,
        },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        gap: 8,
        // react-admin would set the buttons over the fields of a narrow window.
        '@media (max-width: 899px)': {
          flexDirection: 'column',
          alignItems: 'stretch',
          backgroundColor: 'transparent',
          padding: 0,
        },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        '@media (max-width: 899px)': { justifyContent: 'flex-start', padding: 0, background: 'none' },
      },
    },
  },
});

/** How the forge looks on MUI's and react-admin's parts. */
export const forgeComponents = (colors: ForgeColors): Components => ({
  ...defaultTheme.components,
  ...controls(colors),
  ...surfaces(colors),
  ...parts(colors),
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { '--diff-in': colors['grass-soft'], '--diff-out': colors['redstone-soft'] },
      // What is focused must not hide behind the bar.
      html: { scrollPaddingTop: 64 },
      fieldset: { minWidth: 0 },
      '*:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: 2 },
    },
  },
});
