import type { Permission } from '@bigorna/domain/access/permissions';
import { expect, type Locator, type Page } from '@playwright/test';

interface ConsolePage {
  /** What the menu calls it in Portuguese. */
  label: string;
  address: string;
  permission: Permission;
}

/** The console's pages in the menu's order, with the permission that opens each. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { label: 'Dashboard', address: '/admin', permission: 'enter:panel' },
  { label: 'Usuários', address: '/admin/users', permission: 'read:user' },
  { label: 'Mods', address: '/admin/mods', permission: 'read:mod:any' },
  { label: 'Anúncios', address: '/admin/ads', permission: 'edit:ad' },
  { label: 'Comentários', address: '/admin/comments-moderation', permission: 'moderate:comment' },
  { label: 'Denúncias', address: '/admin/reports', permission: 'resolve:report' },
  { label: 'Mensagens', address: '/admin/contact-messages', permission: 'handle:contact_message' },
  { label: 'Arquivos bloqueados', address: '/admin/blocked-files', permission: 'edit:release' },
  { label: 'FAQ', address: '/admin/faq', permission: 'edit:faq' },
  { label: 'Novidades', address: '/admin/changelog', permission: 'edit:changelog' },
  { label: 'Mídia kit', address: '/admin/media-kit', permission: 'edit:media_kit' },
  { label: 'Avisos', address: '/admin/announcements', permission: 'send:announcement' },
  { label: 'Configurações', address: '/admin/settings', permission: 'edit:settings' },
  { label: 'Logs', address: '/admin/logs', permission: 'read:log' },
];

/** The console's menu of pages. */
export const consoleMenu = (page: Page): Locator => page.getByRole('menu', { name: 'Painel' });

/** A menu item by its page's name, whatever its badge counts. */
export const menuItem = (page: Page, label: string): Locator =>
  consoleMenu(page).getByRole('menuitem', { name: new RegExp(`^${label}(\\s*\\d.*)?$`) });

/** What an address says that the reader's role does not open. */
export const refusal = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Esta página não é para a sua função' });

/** What stands where something is still to come: skeletons, react-admin's bars in tables and its spinners, busy parts. */
const WAITING =
  '.MuiSkeleton-root, .RaPlaceholder-root, .RaLoading-root, .RaLoadingIndicator-loader, main [role=progressbar], [aria-busy=true]';
/** What no page is without: a row, a card, a form, or the words that there is nothing. Filters come before any of it. */
const SHOWN = '#main-content :is(tbody tr, li, article, section, form:not(.RaFilterForm-root), [role=status])';
/** On a machine that many share. */
const LOADED = { timeout: 30_000 };

/** Waits until a page of the console has all that it shows. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(LOADED);
  await expect(page.locator(SHOWN).filter({ visible: true }).first()).toBeVisible(LOADED);
  await expect(page.locator(WAITING)).toHaveCount(0, LOADED);
};
