import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const getPolicy = async (page: Page, path: string): Promise<string> => {
  const response = await page.goto(path);
  return response?.headers()['content-security-policy'] ?? '';
};

/** Assigns HTML as a careless component would. Returns the error after the violation event, or `allowed`. */
const injectHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const reported = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true }));
    try {
      document.createElement('div').innerHTML = '<img src=x onerror="window.injected = true">';
      return 'allowed';
    } catch (error) {
      await reported;
      return String(error);
    }
  });

/** Adds an inline script to a response, as if a stored text had not been escaped. */
const injectScript = async (page: Page, path: string): Promise<void> => {
  // Chromium does not treat a fulfilled response as local, so its page needs a permission to call the emulators.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script>window.injected = true</script></head>');
    await route.fulfill({ response, body });
  });
};

const ran = (page: Page): Promise<boolean> => page.evaluate(() => 'injected' in window);

for (const { name, path } of [
  { name: 'the site', path: '/faq' },
  { name: 'the console', path: '/admin/' },
]) {
  test(`${name} blocks injected scripts and HTML, and reports the violation (R151)`, async ({
    page,
    openAs,
    watch,
  }) => {
    const visited = name === 'the site' ? page : await openAs('admin');
    await injectScript(visited, path);
    expect(await getPolicy(visited, path)).toContain("script-src 'self' 'sha256-");
    await expect(visited.getByRole('heading', { level: 1 }).first()).toBeVisible();
    watch.expectViolation(/^script-src-elem: inline/);
    watch.expectViolation(/^require-trusted-types-for: trusted-types-sink Element innerHTML/);
    watch.expectViolation(/^console: /);
    expect(await ran(visited)).toBe(false);
    expect(await injectHtml(visited)).toContain('TypeError');
  });
}

test('runs the injected script when the policy is bypassed (R151)', async ({ newVisitor }) => {
  const page = await newVisitor({ bypassCSP: true });
  await injectScript(page, '/faq');
  await page.goto('/faq');
  expect(await ran(page)).toBe(true);
});

test('renders the API description under a separate content policy (R151)', async ({ page }) => {
  expect(await getPolicy(page, '/api/docs')).toContain("script-src 'self'; style-src 'self'");
  // Swagger UI parses all calls before it shows the first group. This takes half a minute while other tests run.
  const SOON = { timeout: 90_000 };
  for (const [group, path] of [
    ['mods', '/api/mods/public'],
    ['admin', '/api/admin/overview'],
  ] as const) {
    const link = page.getByRole('link', { name: group, exact: true });
    await link.click(SOON);
    await expect(page.getByText(path, { exact: true }).first()).toBeVisible(SOON);
    // With many calls in open groups, Swagger UI renders only those in the window.
    await link.click();
  }
});
