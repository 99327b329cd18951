import type { CheckboxProps } from '@mui/material';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import type { ForgeColors } from './forge-tokens.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/** Four hard shadows form a border with stepped corners, as on the site. */
const getPixelBorder = (color: string) => `0 -2px 0 ${color}, 0 2px 0 ${color}, 2px 0 0 ${color}, -2px 0 0 ${color}`;

/** Windows with room for a list's fields and buttons side by side, and narrower windows. */
const WIDE = '@media (min-width: 1200px)';
const NARROW = '@media (max-width: 1199.95px)';

/** Style property with the height of the toasts. */
export const TOASTS_HEIGHT = '--toasts-height';

/** Buttons and inputs. */
const getControls = (colors: ForgeColors): Components => ({
  // MUI shows the focus of buttons only by a ripple.
  MuiButtonBase: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${colors.ember}`, outlineOffset: -2 } },
    },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 36,
        overflowWrap: 'normal',
        '&.Mui-focusVisible': { outlineOffset: 2 },
        '&.MuiButton-contained.MuiButton-colorPrimary': { boxShadow: getPixelBorder(colors['ember-edge']) },
        '&.MuiButton-contained.MuiButton-colorPrimary:active': { transform: 'translateY(2px)' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 0, minWidth: 32, minHeight: 32 } } },
  // react-admin labels the wrapper of a table's checkbox. Screen readers need the label on the input.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (owner: Pick<CheckboxProps, 'aria-label'>) =>
          owner['aria-label'] ? { 'aria-label': owner['aria-label'] } : {},
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 0, height: 'auto', minHeight: 24 },
      label: { whiteSpace: 'normal' },
    },
  },
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
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 700, overflowWrap: 'normal' } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.18em' } } },
});

/** Cards, dialogs and other surfaces. */
const getSurfaces = (colors: ForgeColors): Components => ({
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
  // A long title has several lines on phones.
  MuiDialogTitle: { styleOverrides: { root: { lineHeight: 1.3 } } },
  // The content of a form in a dialog scrolls. The buttons stay visible.
  MuiDialog: {
    styleOverrides: {
      // Leave room for toasts: at the bottom of wide windows, below the app bar of narrow windows.
      container: {
        boxSizing: 'border-box',
        [WIDE]: { paddingBottom: `var(${TOASTS_HEIGHT}, 0px)` },
        // Adds the 64 px of the app bar if there is a toast.
        [NARROW]: { paddingTop: `calc(min(var(${TOASTS_HEIGHT}, 0px), 1px) * 64 + var(${TOASTS_HEIGHT}, 0px))` },
      },
      paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: colors.text, color: colors.bg, borderRadius: 0, fontSize: '0.8125rem' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colors.line, overflowWrap: 'break-word' },
      // Without this, Chinese would break after every character.
      head: { color: colors['text-2'], fontWeight: 700, wordBreak: 'keep-all' },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 0 }, message: { minWidth: 0, overflowWrap: 'anywhere' } } },
});

const getRaComponents = (colors: ForgeColors): Components => ({
  RaLayout: {
    styleOverrides: {
      root: {
        '& .RaLayout-content': { padding: '16px 24px 48px', '@media (max-width: 599px)': { padding: '8px 12px 32px' } },
      },
    },
  },
  // Limit pages to the window's width. Wide parts scroll.
  RaEdit: { styleOverrides: { root: { '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-main, & .RaCreate-card': { minWidth: 0 } } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-main, & .RaShow-card': { minWidth: 0 } } } },
  // The bar of a selection is at the bottom of the window. By default, it would cover what is above the table.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'fixed',
          bottom: 16,
          left: 'auto',
          right: 'auto',
          transform: 'none',
          border: `2px solid ${colors.ember}`,
          backgroundColor: colors.surface,
        },
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  RaSkipNavigationButton: { styleOverrides: { root: { '&, &:hover': { color: colors.text } } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 40,
        borderLeft: '4px solid transparent',
        paddingLeft: 12,
        paddingRight: 8,
        '& .RaMenuItemLink-icon': { minWidth: 34 },
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
        // In a narrow window the buttons are below the fields, because one row would be too wide.
        [NARROW]: {
          flexDirection: 'column',
          flexWrap: 'nowrap',
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
        [WIDE]: { flex: 'none', flexWrap: 'nowrap' },
        [NARROW]: { flex: 'none', justifyContent: 'flex-start', padding: 0, background: 'none' },
      },
    },
  },
});

/** Styles of MUI's and react-admin's components in the forge theme. */
export const createForgeComponents = (colors: ForgeColors): Components => ({
  ...defaultTheme.components,
  ...getControls(colors),
  ...getSurfaces(colors),
  ...getRaComponents(colors),
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { '--diff-in': colors['grass-soft'], '--diff-out': colors['redstone-soft'] },
      // Keep focused elements between the app bar and the bar of a form.
      html: { scrollPaddingTop: 64, scrollPaddingBottom: 112 },
      // Leaves room for the bar of a selection.
      '.RaLayout-content:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed))': {
        paddingBottom: 96,
      },
      fieldset: { minWidth: 0 },
      // Long words break, except in buttons, tabs and tables. Table columns would shrink to one letter.
      body: { overflowWrap: 'anywhere' },
      '*:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: 2 },
    },
  },
});
