import type { Permission } from '@bigorna/domain/access/permissions';
import { expect, type Locator, type Page } from '@playwright/test';

interface ConsolePage {
  /** Portuguese label in the menu. */
  label: string;
  path: string;
  permission: Permission;
}

/** Pages of the console in menu order, with the required permission. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { label: 'Dashboard', path: '/admin', permission: 'enter:panel' },
  { label: 'Usuários', path: '/admin/users', permission: 'read:user' },
  { label: 'Mods', path: '/admin/mods', permission: 'read:mod:any' },
  { label: 'Anúncios', path: '/admin/ads', permission: 'edit:ad' },
  { label: 'Comentários', path: '/admin/comments-moderation', permission: 'moderate:comment' },
  { label: 'Denúncias', path: '/admin/reports', permission: 'resolve:report' },
  { label: 'Mensagens', path: '/admin/contact-messages', permission: 'handle:contact_message' },
  { label: 'Arquivos bloqueados', path: '/admin/blocked-files', permission: 'edit:release' },
  { label: 'Versões do jogo', path: '/admin/game-versions', permission: 'edit:release' },
  { label: 'Perguntas frequentes', path: '/admin/faq', permission: 'edit:faq' },
  { label: 'Novidades', path: '/admin/changelog', permission: 'edit:changelog' },
  { label: 'Mídia kit', path: '/admin/media-kit', permission: 'edit:media_kit' },
  { label: 'Avisos', path: '/admin/announcements', permission: 'send:announcement' },
  { label: 'Configurações', path: '/admin/settings', permission: 'edit:settings' },
  { label: 'Logs', path: '/admin/logs', permission: 'read:log' },
];

export const getConsoleMenu = (page: Page): Locator => page.getByRole('menu', { name: 'Painel' });

/** A menu item by its label, with any badge count. */
export const getMenuItem = (page: Page, label: string): Locator =>
  getConsoleMenu(page).getByRole('menuitem', { name: new RegExp(`^${label}(\\s*\\d.*)?$`) });

/** Heading of a page that the current role may not open. */
export const getAccessDeniedHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Sua função não dá acesso a esta página' });

/** Placeholders of pending content: skeletons, react-admin's table bars and spinners, busy parts. */
export const WAITING =
  '.MuiSkeleton-root, .RaPlaceholder-root, .RaLoading-root, .RaLoadingIndicator-loader, main [role=progressbar], [aria-busy=true]';
/** Present on every loaded page: a row, a card, a form or an empty state. Filters load earlier. */
export const CONTENT = '#main-content :is(tbody tr, li, article, section, form:not(.RaFilterForm-root), [role=status])';
/** Timeout for a shared machine. */
const LOADED = { timeout: 30_000 };

/** Waits until a console page is completely loaded. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(LOADED);
  await expect(page.locator(CONTENT).filter({ visible: true }).first()).toBeVisible(LOADED);
  await expect(page.locator(WAITING)).toHaveCount(0, LOADED);
};
