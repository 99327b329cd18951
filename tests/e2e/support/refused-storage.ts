import type { Page } from '@playwright/test';

/** Makes the browser refuse all storage, as Chrome does with blocked cookies. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    IDBFactory.prototype.open = refuse;
    LockManager.prototype.request = async () => refuse();
  });
